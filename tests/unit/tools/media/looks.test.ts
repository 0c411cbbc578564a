import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The styles of the demo: whether all files are there, and whether their colors and fonts can be read. */

const DEMO = resolve( __dirname, '../../../../assets/demo' );
const LOOKS = readdirSync( join( DEMO, 'looks' ) );
/** The heaviest font file, in bytes. */
const HEAVIEST = 35_000;
/** Contrast of text (WCAG 2.2, 1.4.3). */
const TEXT = 4.5;

interface Styles {
	version: number;
	settings: {
		color: {
			palette: { theme: Array< { slug: string; color: string } > };
			duotone: { theme: Array< { slug: string; color: string } > };
		};
		custom: { eidan: Record< string, string > };
		typography: Record< 'fontFamilies' | 'fontSizes', { theme: Array< { slug: string; fontFamily?: string } > } >;
		spacing: { spacingSizes: { theme: Array< { slug: string } > } };
	};
	styles: {
		css: string;
		color: Colors;
		elements: { button: State & { ':hover': State; ':focus': State } };
		typography: { fontFamily: string };
	};
}
interface Colors {
	background: string;
	text: string;
}
interface State {
	color: Colors;
}
type Fonts = Record< string, { name: string; styles: string[]; faces: Array< { file: string; subset: string } > } >;

const json = < T >( ...path: string[] ): T => JSON.parse( readFileSync( join( DEMO, ...path ), 'utf8' ) ) as T;
const stylesOf = ( look: string ) =>
	look === 'paper' ? json< Styles >( 'styles.json' ) : json< Styles >( 'looks', look, 'styles.json' );
/** Markup of a style with the files that it includes, as Files::markup() reads it. */
const markupOf = ( look: string, file: string ): string => {
	const folders = [ `looks/${ look }`, 'starters/consulting', '' ].map( ( folder ) => join( DEMO, folder, file ) );
	const [ path = '' ] = folders.filter( existsSync );
	return readFileSync( path, 'utf8' ).replace( /\{\{include:([a-z/-]+)\}\}/g, ( _, name: string ) =>
		markupOf( look, `${ name }.html` )
	);
};
const fonts = json< Fonts >( 'fonts.json' );
const slugs = ( list: Array< { slug: string } > ) => list.map( ( { slug } ) => slug );

type Rgb = [ number, number, number ];
const rgb = ( hex: string ): Rgb => {
	expect( hex ).toMatch( /^#[\da-f]{6}$/i );
	return [ 1, 3, 5 ].map( ( at ) => parseInt( hex.slice( at, at + 2 ), 16 ) ) as Rgb;
};
const light = ( color: Rgb ) => {
	const [ red, green, blue ] = color.map( ( part ) => {
		const share = part / 255;
		return share <= 0.04045 ? share / 12.92 : ( ( share + 0.055 ) / 1.055 ) ** 2.4;
	} ) as Rgb;
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = ( one: Rgb, other: Rgb ) => {
	const [ dark, bright ] = [ light( one ), light( other ) ].sort( ( a, b ) => a - b ) as [ number, number ];
	return ( bright + 0.05 ) / ( dark + 0.05 );
};

describe.each( LOOKS )( 'The style %s', ( look ) => {
	const styles = stylesOf( look );
	const palette = Object.fromEntries(
		styles.settings.color.palette.theme.map( ( { slug, color } ) => [ slug, color ] )
	);
	const colorOf = ( value: string ) => palette[ /\|color\|([\w-]+)$/.exec( value )?.[ 1 ] ?? '' ] ?? value;

	it( 'says what it is', () => {
		const about = json<
			Record< 'name' | 'description', string > & { order: number; colors: string[]; fonts: string[] }
		>( 'looks', look, 'look.json' );
		expect( about.name ).toMatch( /^[A-Z][a-z]+$/ );
		expect( about.description ).toMatch( /^[A-Z][^.]+\.$/ );
		expect( about.order ).toBeGreaterThan( 0 );
		expect( about.colors.length ).toBeGreaterThanOrEqual( 4 );
		expect( about.colors.length ).toBeLessThanOrEqual( 6 );
		about.colors.forEach( rgb );
		const names = Object.values( fonts )
			.filter( ( font ) => font.styles.includes( look ) )
			.map( ( { name } ) => name );
		expect( about.fonts.slice().sort() ).toEqual( names.sort() );
	} );

	it( 'has presets of the same names as Paper, which pages use', () => {
		const paper = stylesOf( 'paper' ).settings;
		const own = styles.settings;
		expect( styles.version ).toBe( 3 );
		expect( slugs( own.color.palette.theme ) ).toEqual( slugs( paper.color.palette.theme ) );
		expect( slugs( own.color.duotone.theme ) ).toEqual( slugs( paper.color.duotone.theme ) );
		expect( slugs( own.typography.fontSizes.theme ) ).toEqual( slugs( paper.typography.fontSizes.theme ) );
		expect( slugs( own.spacing.spacingSizes.theme ) ).toEqual( slugs( paper.spacing.spacingSizes.theme ) );
		const families = slugs( own.typography.fontFamilies.theme ).concat(
			Object.keys( fonts ).filter( ( slug ) => fonts[ slug ]?.styles.includes( look ) )
		);
		expect( families ).toEqual( expect.arrayContaining( [ 'literata', 'manrope' ] ) );
		const used = JSON.stringify( styles ).matchAll( /font-family(?:\||--)([\w-]+)/g );
		expect( families ).toEqual( expect.arrayContaining( [ ...used ].map( ( [ , slug ] ) => slug ) ) );
	} );

	it( 'has words that can be read', () => {
		const grounds = [ 'base', 'accent-2', 'accent-5' ];
		const pairs = [
			...grounds.flatMap( ( ground ) => [
				[ 'contrast', ground ],
				[ 'accent-1', ground ],
				[ 'accent-3', ground ],
				[ 'accent-4', ground ],
			] ),
			[ 'base', 'contrast' ],
			[ colorOf( styles.styles.color.text ), colorOf( styles.styles.color.background ) ],
			[
				/--color--([\w-]+)/.exec( styles.settings.custom.eidan[ 'on-accent' ] ?? '' )?.[ 1 ] ?? '#ffffff',
				'accent-1',
			],
			...[ '', ':hover', ':focus' ].map( ( name ) => {
				const { button } = styles.styles.elements;
				const { color } = name === '' ? button : button[ name as ':hover' ];
				return [ colorOf( color.text ), colorOf( color.background ) ];
			} ),
		] as Array< [ string, string ] >;
		const pale = pairs.filter(
			( pair ) => contrast( ...( pair.map( ( name ) => rgb( palette[ name ] ?? name ) ) as [ Rgb, Rgb ] ) ) < TEXT
		);
		expect( pale ).toEqual( [] );

		// Accents on the dark ground of footers and sections, such as labels in menus.
		const [ , accent = '' ] =
			/\.has-contrast-background-color\{[^}]*--eidan-color-accent:([^;}]+)/.exec( styles.styles.css ) ?? [];
		const name = /--color--([\w-]+)/.exec( accent )?.[ 1 ] ?? accent;
		expect( contrast( rgb( palette[ name ] ?? name ), rgb( palette.contrast ?? '' ) ) ).toBeGreaterThan( TEXT );

		// --eidan-color-muted: 74 % of the text's color.
		const muted = [ ...grounds.map( ( ground ) => [ 'contrast', ground ] ), [ 'base', 'contrast' ] ].filter(
			( [ text = '', ground = '' ] ) => {
				const [ words, behind ] = [ rgb( palette[ text ] ?? '' ), rgb( palette[ ground ] ?? '' ) ];
				return (
					contrast( words.map( ( part, at ) => part * 0.74 + behind[ at ]! * 0.26 ) as Rgb, behind ) < TEXT
				);
			}
		);
		expect( muted ).toEqual( [] );
	} );

	it( 'has at most two typefaces, light files, their licenses and fallbacks of the same measures', () => {
		const own = Object.entries( fonts ).filter( ( [ , font ] ) => font.styles.includes( look ) );
		expect( own ).toHaveLength( 2 );
		for ( const [ slug, { name, faces } ] of own ) {
			expect( existsSync( join( DEMO, 'fonts', `${ slug }-OFL.txt` ) ) ).toBe( true );
			expect( faces.map( ( { subset } ) => subset ) ).toEqual(
				expect.arrayContaining( [ 'latin', 'latin-ext' ] )
			);
			for ( const { file } of faces ) {
				expect( statSync( join( DEMO, 'fonts', file ) ).size ).toBeLessThanOrEqual( HEAVIEST );
			}
			for ( const device of [ 'Fallback', 'Fallback Android' ] ) {
				expect( styles.styles.css ).toContain( `@font-face{font-family:'${ name } ${ device }'` );
			}
		}
	} );

	it( 'has style sheets that end what they begin', () => {
		const { css } = styles.styles;
		expect( css.split( '{' ) ).toHaveLength( css.split( '}' ).length );
		expect( css ).not.toMatch( /\n|\/\*|<|undefined|\$\{/ );
	} );

	if ( look !== 'paper' ) {
		it.each( [ 'opening.html', 'templates/header.html', 'templates/footer.html' ] )( 'has %s', ( file ) => {
			expect( existsSync( join( DEMO, 'looks', look, file ) ) ).toBe( true );
			const markup = markupOf( look, file );
			const open: string[] = [];
			for ( const [ , close, name = '', , single ] of markup.matchAll(
				/<!-- (\/?)wp:([\w/-]+)( \{.*?\})? (\/?)-->/g
			) ) {
				if ( close ) {
					expect( open.pop() ).toBe( name );
				} else if ( ! single ) {
					open.push( name );
				}
			}
			expect( open ).toEqual( [] );
			const images = json< Record< string, unknown > >( 'images.json' );
			const { images: own } = json< { images: string[] } >( 'looks', look, 'look.json' );
			for ( const [ , key = '' ] of markup.matchAll( /\{\{(?:id|url|alt|width|height|image):([\w-]+)/g ) ) {
				const [ , number ] = /^opening-(\d)$/.exec( key ) ?? [];
				expect( Object.keys( images ) ).toContain( number ? own[ Number( number ) - 1 ] : key );
			}
			if ( file === 'opening.html' ) {
				expect( markup.match( /<h1/g ) ).toHaveLength( 1 );
			}
		} );
	}
} );
