/**
 * Starts with the page. PHP tells which modules wait (`Assets\ViewModules`).
 */
import { dataOf } from '../data';
import { addressOf, late } from '../parts/late';
import { near, type Modules } from './near';

const [ navigation ] = performance.getEntriesByType( 'navigation' ) as PerformanceNavigationTiming[];

near( dataOf< Modules >( 'near' ) as Modules, {
	// Browsers remember that an address has failed. With a fragment it counts as a new address.
	load: ( id, again ) =>
		late( id, () => import( /* webpackIgnore: true */ again ? `${ addressOf( id ) }#again` : id ) ),
	// Who comes back expects to find the page as it was.
	atOnce: !! window.location.hash || navigation?.type === 'back_forward',
	signal: new AbortController().signal,
} );
