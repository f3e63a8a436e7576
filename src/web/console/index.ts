/** The public interface of this context. Code outside must import only from this file. */
export { ConsolePagesModule } from './console-pages.module';
