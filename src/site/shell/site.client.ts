/* What makes public pages a little handier. Every page reads and works without it. */
import "./islands.client.ts";
import "./menus.client.ts";
import "./other-language.client.ts";
import "#src/features/articles/article-slider.client.ts";
import "#src/features/consent/consent-panel.client.ts";
import "#src/features/carousel/carousel.client.ts";
import "#src/features/messages/message.client.ts";
import "#src/features/weather/box/weather-box.client.ts";
import "#src/ui/print-button.client.ts";

const hint = sessionStorage.getItem("staff");
const { staffMenus } = document.querySelector<HTMLElement>("#account")!.dataset;
if (hint) void import(/* @vite-ignore */ staffMenus!).then(({ showStaffMenus }) => showStaffMenus(hint));
