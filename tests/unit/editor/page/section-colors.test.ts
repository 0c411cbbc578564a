import { darkSection } from '../../../../src/editor/page/dark-section';
import { sectionColors } from '../../../../src/editor/page/section-colors';

const palette = ( colors: Record< string, string > ) =>
	Object.entries( colors ).map( ( [ slug, color ] ) => ( { slug, color } ) );

it( 'takes the colors of the site, the darker one as the ground', () => {
	const dark = { background: 'contrast', text: 'base', isPreset: true };
	expect( sectionColors( palette( { base: '#FFFFFF', contrast: '#111' } ) ) ).toEqual( dark );
	expect( sectionColors( palette( { contrast: '#fafafa', base: '#101010' } ) ) ).toEqual( {
		background: 'base',
		text: 'contrast',
		isPreset: true,
	} );
	expect( sectionColors( palette( { foreground: '#000000', background: '#eeeeee' } ) ) ).toMatchObject( {
		background: 'foreground',
		text: 'background',
	} );
} );

it( 'skips pairs with low contrast, and has colors of its own if there is no other', () => {
	expect(
		sectionColors( palette( { base: '#ffffff', contrast: '#8a8a8a', black: '#000000', white: '#ffffff' } ) )
	).toEqual( {
		background: 'black',
		text: 'white',
		isPreset: true,
	} );
	const own = { background: '#111111', text: '#ffffff', isPreset: false };
	expect( sectionColors( [] ) ).toEqual( own );
	expect( sectionColors( palette( { base: 'rgb(255 255 255)', contrast: 'oklch(0.2 0 0)' } ) ) ).toEqual( own );
} );

it( 'has a button that is seen on it', () => {
	const { style } = darkSection( { background: 'contrast', text: 'base', isPreset: true } );
	expect( style.elements.button.color ).toEqual( {
		background: 'var:preset|color|base',
		text: 'var:preset|color|contrast',
	} );
	expect( darkSection( { background: '#111111', text: '#ffffff', isPreset: false } ) ).toMatchObject( {
		style: { color: { background: '#111111', text: '#ffffff' } },
	} );
} );
