import { commonLink, galleryFromCore, galleryToCore } from '../../../../blocks/image-gallery/transforms';
import { classesOf, styleOf } from '../../../../blocks/single-image/look';
import {
	fileOf,
	imageFromMedia,
	linkFromCore,
	linkOf,
	linkToCore,
	ratioFromCore,
	ratioToCore,
	singleFromCore,
	singleToCore,
	type CoreImage,
	type LinkTo,
} from '../../../../src/editor/media/convert';

const core: CoreImage = {
	id: 12,
	url: 'https://example.org/a-1024x768.jpg',
	alt: 'A hall',
	title: 'Hall',
	caption: 'The <em>long</em> hall',
	href: 'https://example.org/a.jpg',
	linkDestination: 'media',
	linkTarget: '_blank',
	rel: 'noopener',
	sizeSlug: 'large',
	aspectRatio: '4/5',
	scale: 'cover',
	focalPoint: { x: 0.2, y: 0.8 },
	isDecorative: true,
	className: 'is-style-rounded',
	anchor: 'hall',
	align: 'wide',
	style: { border: { radius: '4px' } },
};

it( 'turns core/image into ours and back without loss', () => {
	expect( singleToCore( singleFromCore( core ) ) ).toEqual( core );
} );

it.each( [ 'none', 'file', 'page', 'custom', 'lightbox' ] as LinkTo[] )(
	'keeps the link to %s both ways',
	( linkTo ) => {
		const href = linkTo === 'none' ? undefined : 'https://example.org/a.jpg';
		expect( linkFromCore( { href, ...linkToCore( linkTo ) } ) ).toBe( linkTo );
	}
);

it( 'gives an image of the lightbox of WordPress a link to its picture', () => {
	const image = singleFromCore( { url: '/a.jpg', lightbox: { enabled: true }, linkDestination: 'none' } );
	expect( image ).toMatchObject( { linkTo: 'lightbox', href: '/a.jpg' } );
} );

it( 'knows ratios as core writes them', () => {
	expect( [ '1', '4/5', '16 / 9', 'auto', '7/3', undefined ].map( ratioFromCore ) ).toEqual( [
		'1/1',
		'4/5',
		'16/9',
		'auto',
		'auto',
		'auto',
	] );
	expect( ratioToCore( '1/1' ) ).toBe( '1' );
} );

describe( 'galleries', () => {
	it( 'turns core/gallery into ours and back', () => {
		const gallery = {
			columns: 4,
			linkTo: 'media',
			sizeSlug: 'medium',
			randomOrder: true,
			aspectRatio: '1',
			caption: 'All <b>rooms</b>',
			align: 'full',
			imageCrop: true,
		};
		expect( galleryToCore( galleryFromCore( gallery, [ core, core ] ) ) ).toEqual( gallery );
	} );

	it( 'takes the number of columns from the images when the gallery has none', () => {
		expect( galleryFromCore( {}, [ core ] ) ).toMatchObject( { columns: 1, columnsTablet: 1, linkTo: 'file' } );
		expect( galleryFromCore( {}, [ core, core, core, core, core ] ).columns ).toBe( 3 );
	} );

	it( 'links where all images link, and nowhere when they differ', () => {
		expect( commonLink( [ core, core ] ) ).toBe( 'file' );
		expect( commonLink( [ core, { url: 'a' } ] ) ).toBe( 'none' );
		expect( commonLink( [ { href: 'https://example.org/' } ] ) ).toBe( 'none' );
		expect( commonLink( [] ) ).toBe( 'none' );
	} );
} );

describe( 'pictures of the media library', () => {
	const media = {
		id: 7,
		source_url: '/full.jpg',
		link: '/page/',
		alt_text: 'Alt',
		caption: { raw: 'Said' },
		media_details: {
			width: 2000,
			height: 1000,
			sizes: { large: { source_url: '/large.jpg', width: 1024, height: 512 } },
		},
	};

	it( 'uses the chosen size, or the whole file', () => {
		expect( fileOf( media, 'large' ) ).toEqual( { url: '/large.jpg', width: 1024, height: 512 } );
		expect( fileOf( media, 'huge' ) ).toEqual( { url: '/full.jpg', width: 2000, height: 1000 } );
	} );

	it( 'keeps alternative and caption', () => {
		expect( imageFromMedia( media, 'large', 'lightbox' ) ).toMatchObject( {
			id: 7,
			url: '/large.jpg',
			alt: 'Alt',
			caption: 'Said',
			href: '/full.jpg',
			linkDestination: 'media',
		} );
		expect( imageFromMedia( { url: '/x.jpg', caption: 'Plain' }, 'large', 'none' ) ).toMatchObject( {
			url: '/x.jpg',
			caption: 'Plain',
			linkDestination: 'none',
		} );
	} );

	it( 'links to page or file', () => {
		expect( linkOf( media, 'page' ) ).toMatchObject( { href: '/page/', linkDestination: 'attachment' } );
		expect( linkOf( { url: '/x.jpg' }, 'page' ) ).toMatchObject( { href: undefined, linkDestination: 'none' } );
	} );
} );

it( 'saves classes and styles of a single image only where they say something', () => {
	const plain = { mask: 'none', blend: 'normal', filter: 'none', captions: 'under', ratio: 'auto' } as Parameters<
		typeof classesOf
	>[ 0 ];
	expect( classesOf( plain ) ).toBe( '' );
	expect( styleOf( plain ) ).toBeUndefined();
	expect( styleOf( { ...plain, ratio: '4/5', focalPoint: { x: 0.25, y: 1 } } ) ).toEqual( {
		aspectRatio: '4/5',
		objectFit: 'cover',
		objectPosition: '25% 100%',
	} );
} );
