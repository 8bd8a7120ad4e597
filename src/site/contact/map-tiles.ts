/*
 * Kartverket's open map (topo, Web Mercator, up to zoom 18): CC BY 4.0, so its name must be on the map.
 * https://www.kartverket.no/api-og-data/kartgrunnlag-fastlands-norge
 */
/** Where the map's tiles are loaded from, after the visitor has agreed. */
export const tileOrigin = "https://cache.kartverket.no";

/** Row before column: y comes before x. */
export const tileUrl = `${tileOrigin}/v1/wmts/1.0.0/topo/default/webmercator/{z}/{y}/{x}.png`;

export const tileZooms = { minZoom: 5, maxZoom: 18 };

/** The buttons' signs; Leaflet makes links of them. */
export const zoomSigns = { zoomInText: "+", zoomOutText: "−" };

export const tileCredit = `<a href="https://www.kartverket.no" rel="noopener">© Kartverket</a>`;
