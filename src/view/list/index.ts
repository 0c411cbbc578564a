import { define } from '@eidan/runtime';
import { feed } from './feed';
import { append, replaceParts, showError, shownChoice } from './insert';
import type { HeldList } from './insert';
import { followLinks } from './links';
import { answerOf } from './own-page';
import { get } from './rest';
import type { RestError } from './rest';
import { scrollToTop } from './scroll';
import { addressOf, placeOf, queryOf } from './state';
import type { ListOptions } from './state';
import { trustedHtml } from './trusted-html';

// Other modules that insert HTML of our server import this policy from here. It is the plugin's only Trusted Types
// policy.
export { trustedHtml };

/** Tells other scripts which items are new. */
const tell = ( root: HTMLElement, detail: Element[] ) =>
	root.dispatchEvent( new CustomEvent( 'eidan:new-posts', { bubbles: true, detail } ) );

/**
 * Runs a list's filters, pagination and "load more" by links that also work without script. Infinite scrolling is "load
 * more" that clicks its link by itself.
 *
 * @param root           The list.
 * @param options        Options from the HTML, which an author may have forged. They are only shown as text or sent
 *                       back to the server.
 * @param context        From the runtime.
 * @param context.signal Ends the view.
 */
export const list = ( root: HTMLElement, options: ListOptions, { signal }: { signal: AbortSignal } ) => {
	const on = < E extends Event >( target: EventTarget, name: string, listener: ( event: E ) => void ) =>
		target.addEventListener( name, listener as EventListener, { signal } );
	if ( ! options.settings ) {
		return followLinks( root, on );
	}
	const part = ( name: string ) => root.querySelector( '.eidan-list__' + name ) as HTMLElement;
	const items = part( 'items' );
	const status = part( 'status' );
	const { params, labels } = options;
	const standard = options.pagination === 'standard';
	const at = ( { href }: { href: string } ) => placeOf( href, params );
	const grown = options.pagination === 'infinite' ? feed( part, on, signal, options.auto ) : undefined;
	let here = `${ at( location ) }`;
	// The place requested last, until its answer arrives. Answers to older requests are ignored.
	let requested = '';
	// Whether a visitor requested it. If not, the list itself did.
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
		const address = addressOf( location.href, place, params );
		items.ariaBusy = 'true';
		status.textContent = labels.loading;
		try {
			const query = queryOf( place, options, {
				known: ( link as HTMLElement ).dataset,
				whole: ! add && ! standard,
			} );
			const answer = await answerOf( () => get( query ), address, params, labels.count );
			await ( root as HeldList ).eidanHeld;
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
			const fresh = append( items, answer.data.html );
			replaceParts(
				part,
				answer.data,
				() =>
					// Only visitors who asked for more are moved to the new items. Others may have left the feed, which
					// grew by itself. A feed that has ended has no pagination.
					( ( paged && byVisitor && fresh[ 0 ] ) || part( paged ? 'pagination>*' : shownChoice( part ) ) ) as
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
			// The specification asks for this log. Visitors read the message below.
			console.warn( ( error as RestError ).message );
			if ( key === requested ) {
				stop();
				grown?.();
				showError( status, ( error as RestError ).message, address, labels.retry );
			}
		}
	};

	followLinks( root, on, ( link, isTrusted ) => {
		byVisitor ||= isTrusted;
		load( link, !! link.closest( '.eidan-list__pagination' ) );
	} );

	on( window, 'popstate', () => {
		if ( `${ at( location ) }` !== here ) {
			load( location );
		}
	} );

	// A request cut off by leaving the page is not an error, so visitors who come back see no message.
	on( window, 'pagehide', stop );
	signal.onabort = stop;
	grown?.();
};

define( 'list', list );
