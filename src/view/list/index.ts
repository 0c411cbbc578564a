import { define } from '@eidan/runtime';
import { feed } from './feed';
import { get } from './rest';
import type { RestError } from './rest';
import { scrollToTop } from './scroll';
import { addressOf, placeOf, queryOf } from './state';
import type { ListOptions } from './state';
import { trusted } from './trusted';

// The plugin's only policy: other modules that insert what our server printed have it from here.
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

/**
 * Filters, standard pagination and load more over links that also work without
 * it; infinite scrolling is load more that clicks by itself.
 *
 * @param root           The list.
 * @param options        Options printed by PHP, or by anybody: they are shown
 *                       as text or sent back, no more.
 * @param context        What the runtime gives.
 * @param context.signal Ends everything.
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
	// The place that was requested last, until it is there: older answers are not used.
	let requested = '';
	// Whether a visitor requested it, or the list by itself.
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
			const articles = items.getElementsByTagName( 'article' );
			const old = articles.length;
			items.insertAdjacentHTML( 'beforeend', trusted.createHTML( data.html ) );
			// What has moved to the next page since the last one was asked for is there already.
			const fresh = [ ...articles ].slice( old ).filter( ( article ) => {
				const { length } = items.getElementsByClassName( article.classList[ 1 ]! );
				return length < 2 || article.parentElement!.remove();
			} );
			const { activeElement } = document;
			for ( const name of [ 'bar', 'pagination' ] as const ) {
				// Lists without pages have none; an empty answer says: as it is.
				const element: HTMLElement | null = part( name );
				if ( element && data[ `${ name }_html` ] ) {
					element.outerHTML = trusted.createHTML( data[ `${ name }_html` ] );
				}
			}
			if ( ! activeElement!.isConnected ) {
				(
					document.getElementById( activeElement!.id ) ||
					// Who has left a feed that grows by itself is not pulled back; it may have come to its end.
					( paged && byVisitor ? fresh[ 0 ] : part( paged ? 'pagination>*' : 'filter' ) )
				)?.focus( { preventScroll: true } );
			}
			byVisitor = false;
			status.textContent = answer.message;
			grown?.();
			if ( paged && standard ) {
				scrollToTop( root, options.scroll );
			}
			setTimeout(
				() =>
					root.dispatchEvent(
						new CustomEvent( 'eidan:new-posts', {
							bubbles: true,
							detail: fresh,
						} )
					),
				options.delay
			);
		} catch ( error ) {
			// For developers: the specification wants it to be logged. Visitors read it below.
			console.warn( ( error as RestError ).message );
			if ( key === requested ) {
				stop();
				grown?.();
				status.replaceChildren(
					( error as RestError ).message,
					' ',
					Object.assign( document.createElement( 'a' ), {
						href: address,
						textContent: labels.retry,
					} )
				);
			}
		}
	};

	on< MouseEvent >( root, 'click', ( event ) => {
		const link = ( event.target as Element ).closest< HTMLAnchorElement >(
			'.eidan-list__bar a,a.eidan-list__page,.eidan-list__more'
		);
		if ( link && ! event.metaKey && ! event.ctrlKey && ! event.shiftKey && ! event.altKey ) {
			event.preventDefault();
			// Not every browser focuses a link that is clicked. Clicks of
			// scripts, such as infinite scrolling, leave the focus alone.
			if ( event.isTrusted ) {
				link.focus();
				byVisitor = true;
			}
			load( link, ! link.closest( '.eidan-list__bar' ) );
		}
	} );

	// Filters of which several may be chosen are buttons.
	on< KeyboardEvent >( root, 'keydown', ( event ) => {
		const { key, target } = event as { key: string; target: unknown };
		if ( key === ' ' && ( target as Element ).matches( '.eidan-list__bar [role]' ) ) {
			event.preventDefault();
			( target as HTMLElement ).click();
		}
	} );

	on( window, 'popstate', () => {
		if ( `${ at( location ) }` !== here ) {
			load( location );
		}
	} );

	// A request that dies with the page is no error to show on coming back.
	on( window, 'pagehide', stop );
	signal.onabort = stop;
	grown?.();
};

define( 'list', list );
