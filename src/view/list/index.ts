import { fragment, get } from '@eidan/rest';
import type { RestError } from '@eidan/rest';
import { define } from '@eidan/runtime';
import { scrollToTop } from './scroll';
import { addressOf, placeOf, queryOf } from './state';
import type { ListOptions } from './state';

interface Answer {
	status?: string;
	message: string;
	data: {
		html: string;
		pagination_html: string;
		max_pages_num: number;
		cursor: string;
	};
}

const CHOICES = '.eidan-list__filter,.eidan-list__order';
const PAGES = 'a.eidan-list__page,.eidan-list__more';

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
export const list = (
	root: HTMLElement,
	options: ListOptions,
	{ signal }: { signal: AbortSignal }
) => {
	const part = ( name: string ) =>
		root.querySelector( '.eidan-list__' + name ) as HTMLElement;
	const items = part( 'items' );
	const status = part( 'status' );
	const { params, labels } = options;
	const standard = options.pagination === 'standard';
	const at = ( { href }: { href: string } ) => placeOf( href, params );
	let here = `${ at( location ) }`;
	let running = new AbortController();
	let wanted = '';
	let timer: ReturnType< typeof setTimeout > | undefined;

	const stop = () => {
		running.abort();
		wanted = '';
		clearTimeout( timer );
		items.ariaBusy = 'false';
	};

	const load = async (
		link: HTMLAnchorElement | Location,
		paged?: boolean
	) => {
		const place = at( link );
		const key = `${ place }`;
		const add = !! paged && ! standard;
		if ( key === wanted ) {
			return;
		}
		stop();
		wanted = key;
		const current = ( running = new AbortController() ).signal;
		const address = addressOf( location.href, place, params );
		items.ariaBusy = 'true';
		status.textContent = labels.loading;
		try {
			const answer = await get< Answer >(
				'get-posts',
				queryOf( place, options, add ),
				current
			);
			const { data } = answer;
			if ( answer.status !== 'success' ) {
				throw answer;
			}
			stop();
			// Lists that only have filters have no pagination.
			const pagination: HTMLElement | null = part( 'pagination' );
			const focused = pagination?.contains( document.activeElement );
			const html = fragment( data.html );
			const fresh = [ ...html.querySelectorAll( 'article' ) ];
			if ( link !== location ) {
				history[ add ? 'replaceState' : 'pushState' ](
					null,
					'',
					address
				);
			}
			if ( add ) {
				// Parts old from new, for layouts that need to know.
				items.append( document.createElement( 'li' ), html );
			} else {
				items.replaceChildren( html );
			}
			pagination?.replaceWith( fragment( data.pagination_html ) );
			here = key;
			options.maxPages = data.max_pages_num;
			options.cursor = data.cursor;
			for ( const choice of root.querySelectorAll< HTMLAnchorElement >(
				CHOICES
			) ) {
				const [ , term, order ] = at( choice );
				choice.ariaCurrent = `${
					term === place[ 1 ] && order === place[ 2 ]
				}`;
			}
			status.textContent = answer.message;
			if ( focused && fresh[ 0 ] ) {
				fresh[ 0 ].tabIndex = -1;
				fresh[ 0 ].focus( { preventScroll: true } );
			}
			if ( paged && standard ) {
				scrollToTop( root, options.scroll );
			}
			timer = setTimeout(
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
			if ( ! current.aborted ) {
				stop();
				const way = document.createElement( 'a' );
				way.href = address;
				way.textContent = labels.retry;
				status.replaceChildren(
					( error as RestError ).message,
					' ',
					way
				);
			}
		}
	};

	const on = (
		target: EventTarget,
		name: string,
		listener: ( event: MouseEvent ) => void
	) =>
		target.addEventListener( name, listener as EventListener, { signal } );

	on( root, 'click', ( event ) => {
		const link = ( event.target as Element ).closest< HTMLAnchorElement >(
			CHOICES + ',' + PAGES
		);
		if (
			link &&
			! event.metaKey &&
			! event.ctrlKey &&
			! event.shiftKey &&
			! event.altKey
		) {
			event.preventDefault();
			// Not every browser focuses a link that is clicked. Clicks of
			// scripts, such as infinite scrolling, leave the focus alone.
			if ( event.isTrusted ) {
				link.focus();
			}
			load( link, link.matches( PAGES ) );
		}
	} );

	on( window, 'popstate', () => {
		const place = at( location );
		if ( `${ place }` !== here ) {
			if ( standard || ! place[ 0 ] ) {
				load( location );
			} else {
				// Several pages in one: the server has them all.
				location.reload();
			}
		}
	} );

	// A request that dies with the page is no error to show on coming back.
	on( window, 'pagehide', stop );
	signal.onabort = stop;
};

define( 'list', list );
