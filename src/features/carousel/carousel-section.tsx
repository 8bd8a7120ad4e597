import { defineHomeSection } from "#src/campsite/home-section.ts";
import { findPictures } from "#src/cms/photos/photos.server.ts";
import { landscapeIn } from "#src/cms/photos/place-picture.ts";
import { localize } from "#src/i18n/translation.ts";
import { Carousel } from "./carousel.tsx";
import { listHomeSlides } from "./content-blocks.server.ts";

export const carouselSection = defineHomeSection({
  place: 3,
  async load(context) {
    const slides = await listHomeSlides(context);
    if (slides.length === 0) return undefined;
    const urls = slides.map(({ url }) => url);
    const pictures = await findPictures(context, urls, context.language);
    return slides.map(({ title, subtitle, ...slide }) => {
      const { words, language } = localize({ title, subtitle }, slide.translations, context.language);
      const [picture, landscape] = [pictures.get(slide.url), landscapeIn(slide.url)];
      return { ...slide, ...words, wordsIn: language, picture, landscape };
    });
  },
  View: ({ data: slides, viewOf, language, assetUrl }) => (
    <div className="wrap">
      <Carousel slides={slides} view={viewOf} language={language} assetUrl={assetUrl} />
    </div>
  ),
});
