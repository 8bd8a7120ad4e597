/*
 * Settings of Kartverket's open map. The licence CC BY 4.0 requires Kartverket's name on the map.
 * https://www.kartverket.no/api-og-data/kartgrunnlag-fastlands-norge
 */
export const tileOrigin = "https://cache.kartverket.no";

/** The URL of a map tile. The row (y) comes before the column (x). */
export const tileUrl = `${tileOrigin}/v1/wmts/1.0.0/topo/default/webmercator/{z}/{y}/{x}.png`;

export const tileZooms = { minZoom: 5, maxZoom: 18 };

/** The texts of the zoom buttons. Leaflet inserts them as HTML. */
export const zoomSigns = { zoomInText: "+", zoomOutText: "−" };

export const tileCredit = `<a href="https://www.kartverket.no" rel="noopener">© Kartverket</a>`;

/** All texts that Leaflet inserts as HTML: an SVG that tests the browser, the zoom buttons and the credits. */
export const leafletTexts = ["<svg/>", ...Object.values(zoomSigns), tileCredit, ""];
