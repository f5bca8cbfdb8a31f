//! Points, angles, oriented rectangles, polygons, sweeps and distances on an integer lattice.
