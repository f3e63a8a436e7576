/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { RateDto, RequestReopenDto } from './dto/resolution.dto';
export { ResolutionModule } from './resolution.module';
export { ResolutionService } from './resolution.service';
