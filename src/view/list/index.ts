import { fragment, get } from '@eidan/rest';
import type { RestError } from '@eidan/rest';
import { define } from '@eidan/runtime';
import { scrollToTop } from './scroll';
import { addressOf, placeOf, queryOf } from './state';
import type { ListOptions, Place } from './state';

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


const CHOICES = '.eidan-list__filters a,.eidan-list__orders a';
const PAGES = '.eidan-list__page,.eidan-list__more';

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
	// A list of one page with filters has none.
	const pagination = part( 'pagination' ) || document.createElement( 'p' );
	const status = part( 'status' );
	const { params, labels } = options;
	/** Places left behind, so that Back is immediate and needs no request. */
	const left: Record< string, () => void > = {};
	const at = ( { href }: { href: string } ) => placeOf( href, params );
	let here = at( location );
	let running = new AbortController();
	let wanted = '';
	let timer = 0;

	const stop = () => {
		running.abort();
		wanted = '';
		clearTimeout( timer );
		items.ariaBusy = 'false';
	};

	/**
	 * Shows what arrived, or what was left behind.
	 *
	 * @param place   Its place.
	 * @param changed Options that differ.
	 * @param pages   Content of the pagination.
	 * @param content Items.
	 * @param add     Whether they are added to the others.
	 */
	const put = (
		place: Place,
		changed: Partial< ListOptions >,
		pages: Node[],
		content: Node[],
		add?: boolean
	) => {
		stop();
		if ( ! add ) {
			left[ `${ here }` ] = put.bind(
				null,
				here,
				options,
				[ ...pagination.childNodes ],
				[ ...items.childNodes ]
			);
			items.replaceChildren();
		}
		items.append( ...content );
		part( 'empty' ).hidden = !! items.firstChild;
		pagination.replaceChildren( ...pages );
		options = { ...options, ...changed };
		here = place;
		for ( const link of root.querySelectorAll< HTMLAnchorElement >(
			CHOICES
		) ) {
			link.ariaCurrent = `${
				`${ at( link ).slice( 1 ) }` === `${ here.slice( 1 ) }`
			}`;
		}
	};

	const load = async ( link: HTMLAnchorElement | Location ) => {
		const place = at( link );
		if ( `${ place }` === wanted ) {
			return;
		}
		stop();
		wanted = `${ place }`;
		const current = ( running = new AbortController() ).signal;
		const paged = link !== location && ( link as Element ).matches( PAGES );
		const add = paged && options.pagination !== 'standard';
		const address = addressOf( location.href, place, params );
		items.ariaBusy = 'true';
		status.textContent = labels.loading;
		try {
			const answer = await get< Answer >(
				'get-posts',
				queryOf( place, options, add ),
				current
			);
			if ( answer.status !== 'success' ) {
				throw answer;
			}
			const { data, message } = answer;
			const focused = pagination.contains( document.activeElement );
			const html = fragment( data.html );
			const fresh = [ ...html.querySelectorAll( 'article' ) ];
			if ( link !== location ) {
				history[ add ? 'replaceState' : 'pushState' ](
					null,
					'',
					address
				);
			}
			put(
				place,
				{ maxPages: data.max_pages_num, cursor: data.cursor },
				[
					...( fragment( data.pagination_html ).firstChild
						?.childNodes ?? [] ),
				],
				// The empty item parts old from new, for layouts that need to know.
				add ? [ document.createElement( 'li' ), html ] : [ html ],
				add
			);
			status.textContent = message;
			if ( focused && fresh[ 0 ] ) {
				fresh[ 0 ].tabIndex = -1;
				fresh[ 0 ].focus( { preventScroll: true } );
			}
			if ( paged && ! add ) {
				scrollToTop( root, options.scroll, signal );
			}
			timer = window.setTimeout(
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

	root.addEventListener(
		'click',
		( event ) => {
			const link = (
				event.target as Element
			 ).closest< HTMLAnchorElement >( CHOICES + ',' + PAGES );
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
				load( link );
			}
		},
		{ signal }
	);

	window.addEventListener(
		'popstate',
		() => {
			const place = at( location );
			if ( `${ place }` !== `${ here }` ) {
				( left[ `${ place }` ] || load )( location );
			}
		},
		{ signal }
	);

	// A request that dies with the page is no error to show on coming back.
	window.addEventListener( 'pagehide', stop, { signal } );
	signal.addEventListener( 'abort', stop );
};

define( 'list', list );
