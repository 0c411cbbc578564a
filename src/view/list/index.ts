import { define } from '@eidan/runtime';
import { feed } from './feed';
import { append, complain, exchange } from './insert';
import { followLinks } from './links';
import { get } from './rest';
import type { RestError } from './rest';
import { scrollToTop } from './scroll';
import { addressOf, placeOf, queryOf } from './state';
import type { ListOptions } from './state';
import { trusted } from './trusted';

// The plugin's only Trusted Types policy: other modules that insert HTML of our server import it from here.
export { trusted };

interface Answer {
	status?: string;
	message: string;
	data: {
		html: string;
		pagination_html: string;
		bar_html: string;
		max_pages_num: number;
		cursor: string;
	};
}

/** Tells other scripts of new items. */
const tell = ( root: HTMLElement, detail: Element[] ) =>
	root.dispatchEvent( new CustomEvent( 'eidan:new-posts', { bubbles: true, detail } ) );

/**
 * Filters, standard pagination and load more, by links that also work without script. Infinite scrolling is load more
 * that clicks by itself.
 *
 * @param root           The list.
 * @param options        Options in the HTML, which an author may have forged: they are only
 *                       shown as text or sent back.
 * @param context        Context from the runtime.
 * @param context.signal Ends the view.
 */
export const list = ( root: HTMLElement, options: ListOptions, { signal }: { signal: AbortSignal } ) => {
	const part = ( name: string ) => root.querySelector( '.eidan-list__' + name ) as HTMLElement;
	const items = part( 'items' );
	const status = part( 'status' );
	const { params, labels } = options;
	const standard = options.pagination === 'standard';
	const at = ( { href }: { href: string } ) => placeOf( href, params );
	const on = < E extends Event >( target: EventTarget, name: string, listener: ( event: E ) => void ) =>
		target.addEventListener( name, listener as EventListener, { signal } );
	const grown = options.pagination === 'infinite' ? feed( part, on, signal, options.auto ) : undefined;
	let here = `${ at( location ) }`;
	// The place that was requested last, while its answer is missing: answers to older requests are ignored.
	let requested = '';
	// Whether a visitor requested it; else the list did so by itself.
	let byVisitor = false;

	const stop = () => {
		requested = '';
		items.ariaBusy = 'false';
	};

	const load = async ( link: HTMLAnchorElement | Location, paged?: boolean ) => {
		const place = at( link );
		const key = `${ place }`;
		const add = paged && ! standard;
		if ( key === requested ) {
			return;
		}
		requested = key;
		// eslint-disable-next-line @wordpress/no-unused-vars-before-return -- The address as it is now, not when the answer comes.
		const address = addressOf( location.href, place, params );
		items.ariaBusy = 'true';
		status.textContent = labels.loading;
		try {
			const answer = await get< Answer >(
				queryOf( place, options, {
					known: ( link as HTMLElement ).dataset,
					whole: ! add && ! standard,
				} )
			);
			const { data } = answer;
			if ( key !== requested ) {
				return;
			}
			if ( answer.status !== 'success' ) {
				throw answer;
			}
			stop();
			if ( link !== location ) {
				history[ add ? 'replaceState' : 'pushState' ]( null, '', address );
			}
			here = key;
			if ( ! add ) {
				items.textContent = '';
			}
			const fresh = append( items, data.html );
			exchange(
				part,
				data,
				() =>
					// Visitors who have left a feed that grows by itself are not pulled back; it may have ended.
					( paged && byVisitor ? fresh[ 0 ] : part( paged ? 'pagination>*' : 'filter' ) ) as
						HTMLElement | undefined
			);
			byVisitor = false;
			status.textContent = answer.message;
			grown?.();
			if ( paged && standard ) {
				scrollToTop( root, options.scroll );
			}
			setTimeout( tell, options.delay, root, fresh );
		} catch ( error ) {
			// Logged for developers, as the specification asks for. Visitors read the message below.
			console.warn( ( error as RestError ).message );
			if ( key === requested ) {
				stop();
				grown?.();
				complain( status, ( error as RestError ).message, address, labels.retry );
			}
		}
	};

	followLinks( root, on, ( link, isTrusted ) => {
		byVisitor ||= isTrusted;
		load( link, ! link.closest( '.eidan-list__bar' ) );
	} );

	on( window, 'popstate', () => {
		if ( `${ at( location ) }` !== here ) {
			load( location );
		}
	} );

	// A request that ends with the page is not an error: nothing of it is shown to those who come back.
	on( window, 'pagehide', stop );
	signal.onabort = stop;
	grown?.();
};

define( 'list', list );
