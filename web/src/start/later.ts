// What the start page has when nothing else is to be done: the painted picture, and battles over a server.

export { default as Friend } from '../online/Friend.svelte'
export { default as Hero } from './Hero.svelte'
