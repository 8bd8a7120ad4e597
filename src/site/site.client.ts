import "./islands.client.ts";
import "#src/ui/print-button.client.ts";
