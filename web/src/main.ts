import './fonts.css'
import '../../look/colours.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { fitting, language } from './language.svelte'
import { view } from './settings.svelte'

// Load the language first, so that the page does not switch after it is shown.
await language.speak(fitting(view.language, navigator.languages))

const target = document.getElementById('app')
if (target) mount(App, { target, props: { view } })
