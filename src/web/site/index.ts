/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { AlertTextsModule } from './alert-texts/alert-texts.module';
export { AssetsService } from './assets.service';
export { BaseMapsService } from './base-maps.service';
export { languagePrefix } from './languages';
export { SiteSession } from './session/site-session';
export { SiteSessionGuard } from './session/site-session.guard';
export { SiteSessionModule } from './session/site-session.module';
export { ErrorPagesService } from './error-pages.service';
export { SiteModule } from './site.module';
