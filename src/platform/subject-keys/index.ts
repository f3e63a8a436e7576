/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { isSealed, type Seal, type SealedText, SubjectKeysService } from './subject-keys.service';
export { SubjectKeysModule } from './subject-keys.module';
