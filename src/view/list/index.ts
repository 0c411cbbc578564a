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

/** After this long, other scripts hear of new posts. */
const EVENT_DELAY = 300;
/** Infinite: so many pages come by scrolling, then the footer can be reached. */
const AUTO_LOADS = 3;

const CHOICES = '.eidan-list__filter,.eidan-list__order';
const LINKS = CHOICES + ',.eidan-list__pagination a';

/**
 * Filters, standard pagination, load more and infinite scrolling over links
 * that also work without it.
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
	const [ items, pagination, status ] = [
		'items',
		'pagination',
		'status',
	].map( ( name ) =>
		root.querySelector( `.eidan-list__${ name }` )
	) as HTMLElement[] as [ HTMLElement, HTMLElement, HTMLElement ];
	const { params, labels } = options;
	const infinite = options.pagination === 'infinite';
	/** Places left behind, so that Back is immediate and needs no request. */
	const left: Record< string, () => void > = {};
	let autoLoads = infinite ? AUTO_LOADS : 0;
	let here = placeOf( location.href, params );
	let running = new AbortController();
	let wanted = '';
	let timer = 0;

	const next = () => pagination.querySelector( 'a' );

	const stop = () => {
		running.abort();
		wanted = '';
		clearTimeout( timer );
		items.ariaBusy = 'false';
	};

	/** Brings links and marks into line with the items. */
	const settle = () => {
		for ( const link of root.querySelectorAll< HTMLAnchorElement >(
			LINKS
		) ) {
			const place = placeOf( link.href, params );
			link.href = addressOf( location.href, place, params );
			if ( link.matches( CHOICES ) ) {
				link.ariaCurrent = `${
					place[ 1 ] + place[ 2 ] === here[ 1 ] + here[ 2 ]
				}`;
			}
		}
		if ( infinite ) {
			// Observed anew, it reports an end that is still in sight.
			sensor.disconnect();
			sensor.observe( pagination );
		}
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
		pagination.replaceChildren( ...pages );
		options = { ...options, ...changed };
		here = place;
		stop();
		settle();
	};

	const load = async ( place: Place, link?: HTMLAnchorElement ) => {
		if ( `${ place }` === wanted ) {
			return;
		}
		stop();
		wanted = `${ place }`;
		const current = ( running = new AbortController() ).signal;
		const paged = pagination.contains( link as Node );
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
			const [ first ] = fresh;
			if ( link ) {
				history[ add ? 'replaceState' : 'pushState' ](
					null,
					'',
					address
				);
			}
			put(
				place,
				{ maxPages: data.max_pages_num, cursor: data.cursor },
				[ fragment( data.pagination_html ) ],
				[ html ],
				add
			);
			status.textContent = message;
			if ( focused && first ) {
				first.tabIndex = -1;
				first.focus( { preventScroll: true } );
			}
			if ( paged && ! add ) {
				scrollToTop( root, signal );
			}
			timer = window.setTimeout(
				() =>
					root.dispatchEvent(
						new CustomEvent( 'eidan:new-posts', {
							bubbles: true,
							detail: fresh,
						} )
					),
				EVENT_DELAY
			);
		} catch ( error ) {
			if ( ! current.aborted ) {
				stop();
				autoLoads = 0;
				const way = document.createElement( 'a' );
				way.href = address;
				way.textContent = labels.way;
				status.replaceChildren(
					( error as RestError ).message,
					' ',
					way
				);
			}
		}
	};

	const sensor = new IntersectionObserver(
		( [ entry ] ) => {
			const link = next();
			if ( link && entry?.isIntersecting && autoLoads-- > 0 ) {
				load( placeOf( link.href, params ), link );
			}
		},
		{ rootMargin: '400px' }
	);

	root.addEventListener(
		'click',
		( event ) => {
			const link = (
				event.target as Element
			 ).closest< HTMLAnchorElement >( LINKS );
			if (
				link &&
				! event.metaKey &&
				! event.ctrlKey &&
				! event.shiftKey &&
				! event.altKey
			) {
				event.preventDefault();
				// Not every browser focuses a link that is clicked.
				link.focus();
				load( placeOf( link.href, params ), link );
			}
		},
		{ signal }
	);

	window.addEventListener(
		'popstate',
		() => {
			const place = placeOf( location.href, params );
			if ( `${ place }` !== `${ here }` ) {
				( left[ `${ place }` ] || load )( place );
			}
		},
		{ signal }
	);

	// A request that dies with the page is no error to show on coming back.
	window.addEventListener( 'pagehide', stop, { signal } );
	signal.addEventListener( 'abort', () => {
		stop();
		sensor.disconnect();
	} );

	if ( infinite ) {
		import( '@eidan/feed' ).then( ( { feed } ) =>
			feed( items, next, signal )
		);
	}
	settle();
};

define( 'list', list );
