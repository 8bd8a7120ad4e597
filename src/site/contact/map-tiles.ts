/*
 * Kartverket's open map (topo, Web Mercator, up to zoom 18). Its licence CC BY 4.0 requires the name on the map.
 * https://www.kartverket.no/api-og-data/kartgrunnlag-fastlands-norge
 */
/** The origin of the map tiles, which are loaded after the visitor's consent. */
export const tileOrigin = "https://cache.kartverket.no";

/** In this URL y (row) comes before x (column). */
export const tileUrl = `${tileOrigin}/v1/wmts/1.0.0/topo/default/webmercator/{z}/{y}/{x}.png`;

export const tileZooms = { minZoom: 5, maxZoom: 18 };

/** The texts of the zoom buttons. Leaflet inserts them as HTML. */
export const zoomSigns = { zoomInText: "+", zoomOutText: "−" };

export const tileCredit = `<a href="https://www.kartverket.no" rel="noopener">© Kartverket</a>`;
