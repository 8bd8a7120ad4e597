import "#src/features/carousel/carousel.client.ts";
import "#src/features/weather/box/weather-box.client.ts";
