/*
 * Kartverket's open map. Its licence CC BY 4.0 requires the name on the map.
 * https://www.kartverket.no/api-og-data/kartgrunnlag-fastlands-norge
 */
export const tileOrigin = "https://cache.kartverket.no";

/** In this URL y (row) comes before x (column). */
export const tileUrl = `${tileOrigin}/v1/wmts/1.0.0/topo/default/webmercator/{z}/{y}/{x}.png`;

export const tileZooms = { minZoom: 5, maxZoom: 18 };

/** Leaflet inserts these texts as HTML. */
export const zoomSigns = { zoomInText: "+", zoomOutText: "−" };

export const tileCredit = `<a href="https://www.kartverket.no" rel="noopener">© Kartverket</a>`;

/** All texts that Leaflet inserts as HTML: its browser test, the zoom buttons and the credit, which is empty at first. */
export const leafletTexts = ["<svg/>", ...Object.values(zoomSigns), tileCredit, ""];
