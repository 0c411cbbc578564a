/**
 * Finds out which file the browser takes for an image, how wide the image is drawn, and which files the browser fetches
 * while the visitor is far away.
 */
import type { Page, Request } from '@playwright/test';

/** An image on a page. */
export interface Shown {
	/** Name of its fixture, and a description of the image. */
	name: string;
	/** Widths of its files in `srcset`, the smallest first. */
	files: number[];
	/** Width of the file that the browser took. */
	taken: number;
	/** Width in which it is drawn. With `object-fit` this can be more or less than its box. */
	drawn: number;
}

/**
 * How many times as wide as drawn the requested file may be. `sizes` is only an estimate: it is written before there is
 * a layout. It knows columns and the width of the text, but not gaps, paddings and words beside an image.
 */
const SPARE = 1.5;

/** How much narrower than drawn the file may be. Rounding and a scroll bar can make 2 %, which nobody sees. */
const SHORT = 0.98;

/**
 * Returns what is wrong with the file that the browser took. It has to be as wide as the image is drawn. It may be as
 * wide as the first file that has SPARE times that width, as `sizes` may ask for so much.
 *
 * @param shown       The image.
 * @param shown.files Widths of its files.
 * @param shown.taken Width of the file that the browser took.
 * @param shown.drawn Width in which it is drawn.
 * @return `too small`, `too large`, or '' if nothing is wrong.
 */
export const sizeProblem = ( { files, taken, drawn }: Pick< Shown, 'files' | 'taken' | 'drawn' > ): string => {
	const largest = Math.max( ...files );
	if ( taken < drawn * SHORT && taken < largest ) {
		return 'too small';
	}
	return taken > ( files.find( ( width ) => width >= drawn * SPARE ) ?? largest ) ? 'too large' : '';
};

/** Runs in the page: returns every visible image that has several files. */
const images = ( scope: string ): Shown[] => {
	const fileWidths = ( image: HTMLImageElement ) => {
		// If the condition of a `<source>` is met, its files are used instead of the image's own.
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
 * Returns every visible image that has several files.
 *
 * @param page  The page, when its images have loaded.
 * @param scope Selector of the sections to look into.
 */
export const shown = ( page: Page, scope: string ): Promise< Shown[] > => page.evaluate( images, scope );

/**
 * Returns a sentence for every image whose file is too small or too large.
 *
 * @param list The images, as `shown()` returns them.
 */
export const sizeProblems = ( list: readonly Shown[] ): string[] => [
	...new Set(
		list.flatMap( ( one ) =>
			sizeProblem( one )
				? [
						`${ one.name }: ${ Math.round( one.drawn ) } px wide, file of ${ one.taken }: ${ sizeProblem( one ) }`,
					]
				: []
		)
	),
];

/** Pixels below the top of the page that count as far away. Browsers fetch images up to 2,500 px ahead. */
export const FAR = 3000;

/**
 * Runs in the page: returns images that are far away but are loaded at once. An image that is not shown counts as far
 * away.
 */
const eagerImages = ( [ scope, far ]: [ string, number ] ): string[] =>
	[ ...document.querySelectorAll< HTMLImageElement >( `${ scope } img` ) ].flatMap( ( image ) => {
		const isFar = ! image.clientHeight || image.getBoundingClientRect().top + scrollY > far;
		return isFar && ( image.loading !== 'lazy' || image.fetchPriority === 'high' )
			? [
					`${ image.closest( scope )?.getAttribute( 'data-fixture' ) ?? '' }: .${ image.className || image.parentElement?.className } ${ image.fetchPriority }`,
				]
			: [];
	} );

/**
 * Returns every image that is loaded at once although it is far away.
 *
 * @param page  The page, scrolled to its top.
 * @param scope Selector of the sections to look into.
 */
export const eagerFarAway = ( page: Page, scope: string ): Promise< string[] > =>
	page.evaluate( eagerImages, [ scope, FAR ] as [ string, number ] );

/**
 * WordPress loads the first AT_ONCE images of a page at once. It counts an image as important if its area is at least
 * IMPORTANT square pixels.
 */
const AT_ONCE = 3;
const IMPORTANT = 50_000;

/** Images that are lazy in the first view for a reason. */
const WAITING = [
	// The second image lies below the first, until the pointer is over it.
	'.eidan-work__second, .eidan-product__second, .eidan-person__second',
	// The items stand below one another on phones only. On other screens they lie on top of each other.
	'.eidan-works li:not(:first-child) *',
].join();

/**
 * Runs in the page: returns images that would be lazy although they would be in the first view, if their section stood
 * at the top of the page. An image may be lazy if it is small, or if WordPress loads enough images before it at once.
 */
const late = ( [ scope, waiting, atOnce, important ]: [ string, string, number, number ] ): string[] => {
	/**
	 * Whether the element is at least partly visible in all elements that clip it. Slides out of sight are beside them.
	 */
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
 * Returns every image that would be lazy in the first view. The switch `pictures` (site-switches.php) writes to each
 * image's `data-first` whether it would be lazy.
 *
 * @param page  The page, scrolled to its top.
 * @param scope Selector of the sections to look into.
 */
export const lateAtTop = ( page: Page, scope: string ): Promise< string[] > =>
	page.evaluate( late, [ scope, WAITING, AT_ONCE, IMPORTANT ] as [ string, string, number, number ] );

/**
 * Files that the page itself loads, whatever the fixture: its first images, WordPress's placeholder image, and the
 * icon of the browser's tab.
 */
const FIRST = /[?&]first|favicon|w-logo-blue|^data:/;

/**
 * Records which images and videos are fetched, including poster and background images.
 *
 * @param page The page, before it opens anything.
 * @return Function that stops recording and returns the addresses, without the files of the page itself.
 */
export const recordImageRequests = ( page: Page ): ( () => string[] ) => {
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
 * Answers requests for the files that the switch `pictures` (site-switches.php) adds to images. Each has the size that
 * its address says.
 *
 * @param page The page that shows such images.
 */
export const serveImages = async ( page: Page ): Promise< void > => {
	await page.route( /[?&]of=.*[?&]w=\d+/, ( route ) => {
		const { searchParams } = new URL( route.request().url() );
		return route.fulfill( {
			contentType: 'image/svg+xml',
			body: `<svg xmlns="http://www.w3.org/2000/svg" width="${ searchParams.get( 'w' ) }" height="${ searchParams.get( 'h' ) }"/>`,
		} );
	} );
};

/**
 * Scrolls to the end of a page, so that every image on the way is loaded.
 *
 * @param page The page, scrolled to its top.
 */
export const scrollThrough = ( page: Page ): Promise< void > =>
	page.evaluate( async () => {
		const seen = () => new Promise( ( done ) => requestAnimationFrame( () => setTimeout( done ) ) );
		for ( let top = 0; top < document.documentElement.scrollHeight; top += 2 * innerHeight ) {
			scrollTo( { top, behavior: 'instant' } );
			await seen();
		}
	} );
