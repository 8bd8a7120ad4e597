/* Shows the error of a failed page in Vite's error overlay. */
const Overlay = customElements.get("vite-error-overlay")!;
document.body.append(new Overlay(JSON.parse(document.querySelector("#failure")!.textContent)));
