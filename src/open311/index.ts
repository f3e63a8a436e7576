/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { PATH_PARAMETERS } from './base-paths';
export { ApiClientGuard } from './clients/api-client.guard';
export { DemonstrationKeyService } from './clients/demonstration-key.service';
export { Open311Module } from './open311.module';
