/** Draws scenes from files, to work on the board without a server: `board.html?game=fftcg&scene=06`. */

import { mount } from "svelte";
import "../src/app.css";
import Easel from "./Easel.svelte";

mount(Easel, { target: document.getElementById("app") ?? document.body });
