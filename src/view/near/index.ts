/**
 * Starts with the page. PHP tells which modules wait (`Assets\ViewModules`).
 */
import { dataOf } from '../data';
import { near, type Modules } from './near';

const [ navigation ] = performance.getEntriesByType( 'navigation' ) as PerformanceNavigationTiming[];

near( dataOf< Modules >( 'near' ) as Modules, {
	load: ( id ) => import( /* webpackIgnore: true */ id ),
	// Who comes back expects to find the page as it was.
	atOnce: !! window.location.hash || navigation?.type === 'back_forward',
	signal: new AbortController().signal,
} );
