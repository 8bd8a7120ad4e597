/* Shows the error of a failed page in the overlay that Vite's client has defined. */
const Overlay = customElements.get("vite-error-overlay")!;
document.body.append(new Overlay(JSON.parse(document.querySelector("#failure")!.textContent)));
