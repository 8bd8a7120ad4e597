/*
 * Kartverket's open map (topo, Web Mercator, up to zoom 18): CC BY 4.0, its name must stand on it.
 * https://www.kartverket.no/api-og-data/kartgrunnlag-fastlands-norge
 */
/** Whom the map's pictures are fetched from, once the visitor has agreed. */
export const tileOrigin = "https://cache.kartverket.no";

/** Row before column: y stands before x. */
export const tileUrl = `${tileOrigin}/v1/wmts/1.0.0/topo/default/webmercator/{z}/{y}/{x}.png`;

export const tileZooms = { minZoom: 5, maxZoom: 18 };

/** As links that Leaflet writes. */
export const zoomSigns = { zoomInText: "+", zoomOutText: "−" };

export const tileCredit = `<a href="https://www.kartverket.no" rel="noopener">© Kartverket</a>`;
