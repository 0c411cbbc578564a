import { fromCore, toCore } from '../../../../blocks/icon/transforms';
import { classesOf, styleOf } from '../../../../blocks/icon/look';
import { findIcons, type IconItem } from '../../../../src/editor/icons/find';
import type { IconAttributes } from '../../../../blocks/icon/attributes';

const defaults: IconAttributes = {
	icon: 'eidan/compass',
	size: 32,
	strokeWidth: 1.5,
	shape: 'none',
	shapeStyle: 'outline',
	shapePadding: 16,
	colors: {},
	rotation: 0,
	flipHorizontal: false,
	flipVertical: false,
	hover: 'none',
	label: '',
};

const entry = ( name: string, label: string, words: string, category: string ): IconItem => ( {
	name,
	label,
	words,
	category,
	svg: '',
} );
const icons = [
	entry( 'eidan/compass', 'Compass', 'direction strategy', 'consulting' ),
	entry( 'eidan/arrow-up-right', 'Arrow up right', 'open outside', 'arrows' ),
	entry( 'core/cafe', 'Café', '', 'wordpress' ),
];
const found = ( search: string, category = '' ) => findIcons( icons, search, category ).map( ( { name } ) => name );

it( 'finds icons by beginnings of words, whatever their order, case and accents', () => {
	expect( found( '' ) ).toHaveLength( 3 );
	expect( found( 'STRAT' ) ).toEqual( [ 'eidan/compass' ] );
	expect( found( 'right arr' ) ).toEqual( [ 'eidan/arrow-up-right' ] );
	expect( found( 'cafe' ) ).toEqual( [ 'core/cafe' ] );
	expect( found( 'ompass' ) ).toEqual( [] );
	expect( found( '', 'arrows' ) ).toEqual( [ 'eidan/arrow-up-right' ] );
} );

it( 'shows in the canvas what the page will show', () => {
	expect( classesOf( { ...defaults, shape: 'circle', shapeStyle: 'fill', hover: 'draw' } ) ).toBe(
		'has-shape is-shape-circle is-filled is-hover-draw'
	);
	expect( classesOf( { ...defaults, shapeStyle: 'fill' } ) ).toBe( '' );
	expect(
		styleOf( {
			...defaults,
			size: 64,
			flipVertical: true,
			colors: { color: { background: 'var:preset|color|accent-1' } },
		} )
	).toMatchObject( {
		'--eidan-icon-size': '64px',
		'--eidan-icon-scale': '1 -1',
		'--eidan-icon-shape': 'var(--wp--preset--color--accent-1)',
	} );
} );

it( 'comes from core’s icon and goes back without a loss', () => {
	const core = {
		icon: 'core/star-filled',
		rotation: 90,
		flipHorizontal: true,
		ariaLabel: 'Best of the year',
		align: 'center',
		textColor: 'accent-1',
		style: { dimensions: { width: '48px' } },
	};
	const ours = { ...defaults, ...fromCore( core ) };
	expect( ours ).toMatchObject( {
		icon: 'core/star-filled',
		size: 48,
		rotation: 90,
		label: 'Best of the year',
		align: 'center',
		textColor: 'accent-1',
	} );
	expect( toCore( ours ) ).toMatchObject( core );
} );

it( 'keeps within its own limits what core allows', () => {
	expect(
		fromCore( { icon: 'core/star-filled', rotation: -90, style: { dimensions: { width: '900px' } } } )
	).toMatchObject( { rotation: 270, size: 240 } );
	expect( fromCore( { icon: 'core/star-filled', style: { dimensions: { width: '50%' } } } ) ).toMatchObject( {
		size: 32,
	} );
} );
