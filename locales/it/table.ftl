# Quel che si legge solo al tavolo di una battaglia; arriva insieme a esso.

# Dov’è un punto: dall’elemento più vicino, davanti o dietro rispetto alla sua fronte.
beside-at = accanto a { $who }
beside-front = { $along } BW davanti a { $who }
beside-behind = { $along } BW dietro { $who }
beside-left = { $aside } BW a sinistra di { $who }
beside-right = { $aside } BW a destra di { $who }
beside-front-left = { $along } BW davanti e { $aside } BW a sinistra di { $who }
beside-front-right = { $along } BW davanti e { $aside } BW a destra di { $who }
beside-behind-left = { $along } BW dietro e { $aside } BW a sinistra di { $who }
beside-behind-right = { $along } BW dietro e { $aside } BW a destra di { $who }
beside-in = in { $terrain }, { $lies }

# Che cosa conta contro un elemento in combattimento oltre al suo avversario, e per quale nemico.
factor-overlap-left = sovrapposto a sinistra: { $who }
factor-overlap-right = sovrapposto a destra: { $who }
factor-left = fianco sinistro: { $who }
factor-right = fianco destro: { $who }
factor-rear = retro: { $who }
factor-all-round = anche a contatto: { $who }
factor-edge-left = bordo del tavolo a sinistra
factor-edge-right = bordo del tavolo a destra
