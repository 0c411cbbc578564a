/**
 * The numbers of the specification in block.json and in styles. Other tests show that each number has its effect;
 * docs/specification.md names them beside these.
 *
 * @jest-environment node
 */
import { readFileSync } from 'fs';
import { join } from 'path';
import { compile } from 'sass';
import { readBlocks } from '../../tools/types/write.mjs';

const ROOT = join( __dirname, '../..' );

interface Attribute {
	default?: unknown;
	properties?: Record< string, Attribute >;
}

const json = ( path: string ) => JSON.parse( readFileSync( join( ROOT, path ), 'utf8' ) );

const blocks: Record< string, { attributes: Record< string, Attribute > } > = readBlocks( ROOT );

/** Returns the default of an attribute, or of a part of it, whose name follows after a dot. */
const defaultOf = ( block: string, name: string ): unknown => {
	const [ attribute = '', part ] = name.split( '.' );
	const found = blocks[ block ]!.attributes[ attribute ]!;
	return part
		? ( ( found.default as Record< string, unknown > )?.[ part ] ?? found.properties?.[ part ]?.default )
		: found.default;
};

/** Returns the compiled style sheet without white space. */
const css = ( path: string ) => compile( join( ROOT, path ), { style: 'compressed' } ).css;

describe( 'block.json has the default of', () => {
	it.each< [ string, string, Record< string, unknown > ] >( [
		[ 'Header height; mobile header height', 'header', { height: 110, mobileHeight: 110 } ],
		[ 'Mobile breakpoint', 'header', { breakpoint: 1024 } ],
		[ 'Sticky header: transition', 'header', { speed: 300 } ],
		[
			'Fixed header: padding when scrolled, on screens wider than 1024 px',
			'header',
			{ scrolledPadding: 10, breakpoint: 1024 },
		],
		[ 'Sticky header: scroll amount; in mode “up” by the direction', 'header', { amount: 220 } ],
		[ 'Vertical header: closes after', 'header', { closeAfter: 400 } ],
		[ 'Side area: scroll that closes it', 'panel', { scrollDistance: 400 } ],
		[ 'Fullscreen menu: width that closes it', 'panel', { breakpoint: 1024 } ],
		[ 'Search cover: transition; field cleared after closing', 'search-cover', { duration: 600, clearDelay: 300 } ],
		[ 'Back to top: off below', 'back-to-top', { offset: 1000 } ],
		[ 'Page spinner: time between images', 'page-spinner', { interval: 320 } ],
		[ 'Page spinner: steps of the counter', 'page-spinner', { step: 5 } ],
		[ 'Page spinner: stays until the page has loaded', 'page-spinner', { limit: 3000 } ],
		[ 'Justified gallery: row height', 'image-gallery', { rowHeight: 150 } ],
		[ 'Justified gallery: threshold', 'image-gallery', { lastRow: 0.75 } ],
		[ 'Justified rows of a list: threshold', 'portfolio-list', { lastRow: 0.75 } ],
		[ 'Menu slide durations', 'menu', { openSpeed: 450, closeSpeed: 400 } ],
		[ 'Menu: hover delay', 'menu', { delay: 300 } ],
		[ 'Hover intent: interval, sensitivity', 'menu', { hoverInterval: 100, hoverSensitivity: 6 } ],
		[ 'Parallax: smoothness, perspective', 'parallax-image-showcase', { smoothness: 30, perspective: 800 } ],
		[ 'Marquee: step for each frame', 'text-marquee', { speed: 0.05 } ],
		[ 'Marquee: step for each frame (logos)', 'clients-list', { speed: 0.05 } ],
		[ 'Marquee: step for each frame (tiles)', 'scrolling-tiles-row', { speed: 0.05 } ],
		[ 'Stacked images: time between', 'stacked-images', { appearDelay: 500 } ],
		[
			'Interactive link showcase: speed; touch breakpoint',
			'interactive-link-showcase',
			{ speed: 600, 'slider.speed': 600 },
		],
		[ 'Video showreel: time between characters', 'video-showreel', { typingInterval: 100 } ],
		[
			'Parallax image showcase: offsets',
			'parallax-image-showcase',
			{ 'offsets.main': -88, 'offsets.mainBand': -32, 'offsets.auxiliary': -32, 'offsets.auxiliaryBand': -16 },
		],
		[ 'Fixed portfolio list: ratios', 'fixed-portfolio-list', { ratio: '1780/855', ratioTablet: '867/410' } ],
		[ 'Portfolio interactive showcase: mouse-wheel lock', 'portfolio-interactive-showcase', { wheelLock: 700 } ],
		[ 'Mouse-wheel lock of portfolio sliders', 'portfolio-slider', { 'slider.wheelLock': 700 } ],
		[ 'Swapping gallery: speed', 'swapping-image-gallery', { speed: 800 } ],
	] )( '%s', ( _, block, expected ) => {
		const found = Object.keys( expected ).map( ( name ) => [ name, defaultOf( block, name ) ] );
		expect( Object.fromEntries( found ) ).toEqual( expected );
	} );

	it( 'Slider: slides in view', () => {
		const { properties } = json( 'src/schemas/slider.json' );
		expect(
			[ '', 1440, 1366, 1024, 768, 680, 480 ].map( ( width ) => properties[ `slidesPerView${ width }` ].default )
		).toEqual( [ 5, 5, 4, 3, 2, 1, 1 ] );
	} );

	it( 'Slider: autoplay, speed, lock of the wheel', () => {
		const { properties } = json( 'src/schemas/slider.json' );
		expect(
			[ 'autoplay', 'speed', 'wheelLock', 'spaceBetween' ].map( ( name ) => properties[ name ].default )
		).toEqual( [ 5000, 800, 1000, 30 ] );
	} );
} );

/** The one number at the mark `#` of a text in a file. */
const numberIn = ( path: string, text: string ) => {
	const [ before = '', after = '' ] = text
		.split( '#' )
		.map( ( part ) => part.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' ) );
	const found = [
		...readFileSync( join( ROOT, path ), 'utf8' ).matchAll( RegExp( `${ before }(\\d+)${ after }`, 'g' ) ),
	];
	return found.length === 1 ? Number( found[ 0 ]![ 1 ] ) : `${ path } has “${ text }” ${ found.length } times`;
};

// A page is told only what is not the default: that stands in the script of the page as well.
describe( 'where PHP leaves the default out, PHP and the page know', () => {
	it.each< [ string, number, [ string, string ][] ] >( [
		[
			'the speed of sliders',
			800,
			[
				[ 'includes/Slider/Options.php', '# === $this->speed ?' ],
				[ 'src/view/slider/slider.ts', 'options.speed, #' ],
			],
		],
		[
			'the mouse-wheel lock',
			1000,
			[
				[ 'includes/Slider/Options.php', '# === $this->wheel_lock ?' ],
				[ 'src/view/slider-more/more.ts', 'wheelLock : #' ],
			],
		],
		[ 'where back to top is off', 1000, [ [ 'blocks/back-to-top/view/back-to-top.ts', 'options.offset, #' ] ] ],
		[
			'the smoothness of parallax',
			30,
			[
				[ 'blocks/parallax-image-showcase/view.ts', 'Number( smoothness ) || #' ],
				[ 'blocks/parallax-image-showcase/view/pointer.ts', 'SMOOTHNESS = #' ],
			],
		],
		[
			'the perspective of parallax',
			800,
			[ [ 'blocks/parallax-image-showcase/style.scss', '--perspective, #px' ] ],
		],
		[ 'how long anchors scroll', 1000, [ [ 'src/view/anchors/index.ts', 'duration = #' ] ] ],
		[ 'the mobile breakpoint', 1024, [ [ 'src/view/header/index.ts', 'breakpoint = #' ] ] ],
	] )( '%s', ( _, expected, places ) => {
		for ( const [ path, text ] of places ) {
			expect( numberIn( path, text ) ).toBe( expected );
		}
	} );
} );

describe( 'the styles have the', () => {
	it( 'widths at which sliders change', () => {
		const widths = [ ...css( 'src/styles/slider.scss' ).matchAll( /@media\(max-width: ?(\d+)px\)/g ) ].map(
			( [ , width ] ) => Number( width )
		);
		expect( widths ).toEqual( [ 1440, 1366, 1024, 768, 680, 480 ] );
	} );

	it( 'height and times of headers', () => {
		expect( css( 'blocks/header/style.scss' ) ).toContain( '--eidan-header-height, 110px' );
		expect( css( 'src/styles/header-sticky.scss' ).match( /--eidan-header-speed, \w+/g ) ).toEqual(
			Array( 2 ).fill( '--eidan-header-speed, 300ms' )
		);
	} );

	it.each( [ 'blocks/menu/styles/menu-bar.scss', 'blocks/menu/styles/menu-accordion.scss' ] )(
		'times of menus: %s',
		( path ) => {
			const times = new Set( css( path ).match( /--eidan-menu-(?:open|close), \w+/g ) );
			expect( [ ...times ].sort() ).toEqual( [ '--eidan-menu-close, 400ms', '--eidan-menu-open, 450ms' ] );
		}
	);

	it( 'ratios of the fixed portfolio list, above 1024 px and above 768 px, and none below', () => {
		const sheet = css( 'blocks/fixed-portfolio-list/style.scss' );
		const [ narrow = '', ...wide ] = sheet.split( /(?=@media)/ );
		expect( narrow ).not.toMatch( /--eidan-high|aspect-ratio|sticky/ );
		const rules = wide.map( ( part ) => [
			/min-width: ?(\d+)/.exec( part )?.[ 1 ],
			/--eidan-high: ?calc\(100cqi ?\/ ?\(([^;}]+)\)\)/.exec( part )?.[ 1 ],
		] );
		expect( rules.filter( ( [ , ratio ] ) => ratio ) ).toEqual( [
			[ '769', 'var(--eidan-ratio-tablet, 867 / 410)' ],
			[ '1025', 'var(--eidan-ratio, 1780 / 855)' ],
		] );
	} );

	it( 'offsets of the parallax image showcase in their band', () => {
		const sheet = css( 'blocks/parallax-image-showcase/style.scss' );
		expect( sheet ).toMatch( /@media ?\(min-width: ?1280px\) ?and \(max-width: ?1441px\)/ );
		expect(
			[ ...sheet.matchAll( /var\(--(?:main|auxiliary)(?:-band)?, (-?\d+)px\)/g ) ].map( ( [ , number ] ) =>
				Number( number )
			)
		).toEqual( [ -88, -32, -32, -16 ] );
	} );

	it( 'widths at which the marquee changes its size', () => {
		const widths = [
			...css( 'blocks/text-marquee/style.scss' ).matchAll( /@media ?\(max-width: ?(\d+)px\)/g ),
		].map( ( [ , width ] ) => Number( width ) );
		expect( widths ).toEqual( [ 1480, 1200, 768, 600, 480 ] );
	} );

	it( 'widths of what is uncovered, and of the touch pictures of links', () => {
		expect( css( 'src/styles/uncover.scss' ) ).toMatch(
			/@media screen and \(min-width: ?1025px\) ?and \(hover: ?hover\)/
		);
		expect( css( 'blocks/interactive-link-showcase/style.scss' ) ).toMatch( /@media ?\(max-width: ?680px\)/ );
	} );

	it( 'length of the search cover’s transition', () =>
		expect( css( 'blocks/search-cover/style.scss' ) ).toContain( '--duration, 600ms' ) );
} );
