/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { RaiseFlagDto } from './dto/flag.dto';
export { type FlagTarget } from './flag';
export { FlaggedAlready, FlagNotFound } from './flag.errors';
export { FlagRaised } from './flag.events';
export { FlagsModule } from './flags.module';
export { FlagsService } from './flags.service';
