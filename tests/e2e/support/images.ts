/**
 * Which file the browser takes for a picture, how wide the picture is drawn, and what it fetches before anybody is
 * near.
 */
import type { Page, Request } from '@playwright/test';

/** A picture on a page. */
export interface Shown {
	/** Its fixture, and what it is in it. */
	name: string;
	/** Widths of its files, from `srcset`, the smallest first. */
	files: number[];
	/** Width of the one that the browser took. */
	taken: number;
	/** How wide it is drawn, by `object-fit`. */
	drawn: number;
}

/**
 * How much wider than drawn a picture may ask to be. `sizes` is written before there is a layout: it knows columns and
 * the width of the text, not gaps, paddings, and the words beside a picture.
 */
const SPARE = 1.5;

/** How much narrower: nobody sees 2 %, which rounding and a scroll bar can make. */
const SHORT = 0.98;

/**
 * What is wrong with the file that was taken. With files at certain widths only, the right one is the first that is
 * wide enough; and one that asks for up to SPARE times as much rightly gets the first that is as wide as that.
 *
 * @param shown       The picture.
 * @param shown.files Widths of its files.
 * @param shown.taken Width of the one that the browser took.
 * @param shown.drawn How wide it is drawn.
 * @return '' for nothing.
 */
export const judged = ( { files, taken, drawn }: Pick< Shown, 'files' | 'taken' | 'drawn' > ): string => {
	const largest = Math.max( ...files );
	if ( taken < drawn * SHORT && taken < largest ) {
		return 'too small';
	}
	return taken > ( files.find( ( width ) => width >= drawn * SPARE ) ?? largest ) ? 'too large' : '';
};

/** Part of the page: every picture with several files that has a box. */
const images = ( scope: string ): Shown[] => {
	const fileWidths = ( image: HTMLImageElement ) => {
		// A `<source>` whose condition holds takes the place of the picture's own.
		const source = [ ...( image.closest( 'picture' )?.querySelectorAll( 'source' ) ?? [] ) ].find(
			( { media } ) => ! media || matchMedia( media ).matches
		);
		return new Map(
			( source ?? image ).srcset.split( /,\s+/ ).flatMap( ( entry ) => {
				const [ url = '', width = '' ] = entry.trim().split( /\s+/ );
				return width.endsWith( 'w' )
					? [ [ new URL( url, document.baseURI ).href, parseInt( width, 10 ) ] as const ]
					: [];
			} )
		);
	};
	const drawnWidth = ( image: HTMLImageElement ) => {
		const style = getComputedStyle( image );
		const px = ( name: string ) => parseFloat( style.getPropertyValue( name ) ) || 0;
		const width = image.clientWidth - px( 'padding-left' ) - px( 'padding-right' );
		const high =
			( ( image.clientHeight - px( 'padding-top' ) - px( 'padding-bottom' ) ) * image.naturalWidth ) /
			image.naturalHeight;
		switch ( style.objectFit ) {
			case 'cover':
				return Math.max( width, high );
			case 'contain':
			case 'scale-down':
				return Math.min( width, high );
			default:
				return width;
		}
	};
	return [ ...document.querySelectorAll< HTMLImageElement >( `${ scope } img[srcset]` ) ].flatMap( ( image ) => {
		const files = fileWidths( image );
		const taken = files.get( image.currentSrc );
		if ( ! taken || ! image.naturalWidth || ! image.clientWidth || ! image.clientHeight ) {
			return [];
		}
		const fixture = image.closest( scope )?.getAttribute( 'data-fixture' ) ?? '';
		const box = `${ image.clientWidth } × ${ image.clientHeight }`;
		return [
			{
				name: `${ fixture }: .${ image.className || image.parentElement?.className } ${ new URL( image.currentSrc ).pathname.split( '/' ).pop() }, box ${ box }, sizes “${ image.sizes }”`,
				files: [ ...files.values() ].sort( ( a, b ) => a - b ),
				taken,
				drawn: drawnWidth( image ),
			},
		];
	} );
};

/**
 * Every picture that has several files and a box.
 *
 * @param page  Page whose pictures have come.
 * @param scope Selector of the sections that they are in.
 */
export const shown = ( page: Page, scope: string ): Promise< Shown[] > => page.evaluate( images, scope );

/**
 * Every picture whose file is too small or too large, in words.
 *
 * @param list As `shown()` gives it.
 */
export const misfits = ( list: readonly Shown[] ): string[] => [
	...new Set(
		list.flatMap( ( one ) =>
			judged( one )
				? [ `${ one.name }: ${ Math.round( one.drawn ) } px wide, file of ${ one.taken }: ${ judged( one ) }` ]
				: []
		)
	),
];

/** How far below the top of the page nobody is near, in pixels: browsers fetch what is up to 2,500 px ahead. */
export const FAR = 3000;

/** Part of the page: pictures that do not wait. One without a box is seen later, wherever it stands. */
const hasty = ( [ scope, far ]: [ string, number ] ): string[] =>
	[ ...document.querySelectorAll< HTMLImageElement >( `${ scope } img` ) ].flatMap( ( image ) => {
		const isFar = ! image.clientHeight || image.getBoundingClientRect().top + scrollY > far;
		return isFar && ( image.loading !== 'lazy' || image.fetchPriority === 'high' )
			? [
					`${ image.closest( scope )?.getAttribute( 'data-fixture' ) ?? '' }: .${ image.className || image.parentElement?.className } ${ image.fetchPriority }`,
				]
			: [];
	} );

/**
 * Every picture far below that is fetched wherever the visitor is.
 *
 * @param page  Page at its top.
 * @param scope Selector of the sections that are asked about.
 */
export const eager = ( page: Page, scope: string ): Promise< string[] > =>
	page.evaluate( hasty, [ scope, FAR ] as [ string, number ] );

/**
 * How many of a page's first pictures WordPress lets come at once, and from which size on it counts one as important.
 */
const AT_ONCE = 3;
const IMPORTANT = 50_000;

/** What waits in a first view for a reason. */
const WAITING = [
	// Lies below the first until the pointer comes.
	'.eidan-work__second, .eidan-product__second',
	// One below the other on phones alone: on all other screens they lie below the first.
	'.eidan-works li:not(:first-child) *',
].join();

/**
 * Part of the page: pictures that would wait in the first view, were their section at the top of the page. One that has
 * as many before it as WordPress lets come at once waits rightly, and so do small ones.
 */
const late = ( [ scope, waiting, atOnce, important ]: [ string, string, number, number ] ): string[] => {
	/** Whether what cuts off what it holds leaves some of it: slides out of sight are to the side of those in sight. */
	const isInside = ( { left, right }: DOMRect, element: Element ) => {
		for ( let around = element.parentElement; around; around = around.parentElement ) {
			const box = around.getBoundingClientRect();
			if (
				getComputedStyle( around ).overflowX !== 'visible' &&
				( right <= box.left + 1 || left >= box.right - 1 )
			) {
				return false;
			}
		}
		return true;
	};
	return [ ...document.querySelectorAll( scope ) ].flatMap( ( section ) => {
		const { top } = section.getBoundingClientRect();
		let early = 0;
		return [ ...section.querySelectorAll< HTMLImageElement >( 'img[data-first]' ) ].flatMap( ( image ) => {
			const box = image.getBoundingClientRect();
			const waits = image.dataset.first === 'lazy';
			early += waits ? 0 : 1;
			const isSeen =
				! image.matches( waiting ) &&
				box.top - top < innerHeight &&
				box.left < innerWidth - 1 &&
				box.right > 1 &&
				isInside( box, image ) &&
				image.checkVisibility( { opacityProperty: true, visibilityProperty: true } );
			return waits && isSeen && early < atOnce && box.width * box.height >= important
				? [
						`${ section.getAttribute( 'data-fixture' ) ?? '' }: .${ image.className || image.parentElement?.className }, ${ Math.round( box.width ) } × ${ Math.round( box.height ) } at ${ Math.round( box.top - top ) }`,
					]
				: [];
		} );
	} );
};

/**
 * Every picture that would wait in the first view. The switch `pictures` says of each whether it would.
 *
 * @param page  Page at its top.
 * @param scope Selector of the sections that are asked about.
 */
export const lateAtTop = ( page: Page, scope: string ): Promise< string[] > =>
	page.evaluate( late, [ scope, WAITING, AT_ONCE, IMPORTANT ] as [ string, string, number, number ] );

/**
 * Files of the page's first pictures, of the library's fallback and of the browser's tab: no business of a fixture far
 * below.
 */
const FIRST = /[?&]first|favicon|w-logo-blue|^data:/;

/**
 * Follows which pictures and films are fetched, posters and backgrounds among them.
 *
 * @param page Before it goes anywhere.
 * @return Ends that, and gives their addresses but for those of the page's first pictures.
 */
export const fetched = ( page: Page ): ( () => string[] ) => {
	const urls = new Set< string >();
	const note = ( request: Request ) => {
		if ( [ 'image', 'media' ].includes( request.resourceType() ) && ! FIRST.test( request.url() ) ) {
			urls.add( request.url() );
		}
	};
	page.on( 'request', note );
	return () => {
		page.off( 'request', note );
		return [ ...urls ];
	};
};

/**
 * Answers for the files that the switch `pictures` makes up (site-switches.php), each as large as it says.
 *
 * @param page Page whose pictures have such files.
 */
export const drawImages = async ( page: Page ): Promise< void > => {
	await page.route( /[?&]of=.*[?&]w=\d+/, ( route ) => {
		const { searchParams } = new URL( route.request().url() );
		return route.fulfill( {
			contentType: 'image/svg+xml',
			body: `<svg xmlns="http://www.w3.org/2000/svg" width="${ searchParams.get( 'w' ) }" height="${ searchParams.get( 'h' ) }"/>`,
		} );
	} );
};

/**
 * Walks to the foot of a page, so that every picture on the way is fetched.
 *
 * @param page Page at its top.
 */
export const walked = ( page: Page ): Promise< void > =>
	page.evaluate( async () => {
		const seen = () => new Promise( ( done ) => requestAnimationFrame( () => setTimeout( done ) ) );
		for ( let top = 0; top < document.documentElement.scrollHeight; top += 2 * innerHeight ) {
			scrollTo( { top, behavior: 'instant' } );
			await seen();
		}
	} );
