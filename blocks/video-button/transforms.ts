import { createBlock } from '@wordpress/blocks';
import { videoOf } from '@eidan/editor';
import type { VideoButtonAttributes } from './attributes';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- What other blocks stored can be anything, and each has its own type.
type Stored = Record< string, any >;

const NAME = 'eidan/video-button';

const withoutMarkup = ( html: unknown ) => String( html ?? '' ).replace( /<[^>]+>/g, '' );
const isFile = ( { url }: { url: string } ) => videoOf( url )?.kind === 'file';

/** Turns core/video into our block, with poster and captions. */
export const fromVideo = ( { id, src, poster, caption, tracks }: Stored ) =>
	createBlock( NAME, {
		url: src,
		...( id ? { id } : {} ),
		look: 'poster',
		poster: poster ? { url: poster } : {},
		title: withoutMarkup( caption ).slice( 0, 200 ),
		tracks: ( Array.isArray( tracks ) ? tracks : [] )
			.filter(
				( { kind = 'captions', src: file }: Stored ) => file && ( kind === 'captions' || kind === 'subtitles' )
			)
			.map( ( { src: file, srcLang, label }: Stored ) => ( {
				src: file,
				...( srcLang ? { srcLang } : {} ),
				...( label ? { label } : {} ),
			} ) ),
	} );

export const toVideo = ( { id, url, poster, title, tracks }: VideoButtonAttributes ) =>
	createBlock( 'core/video', {
		src: url,
		...( id ? { id } : {} ),
		...( poster.url ? { poster: poster.url } : {} ),
		...( title ? { caption: title } : {} ),
		tracks: tracks.map( ( track ) => ( { ...track, kind: 'captions' } ) ),
	} );

export const transforms = {
	from: [
		{ type: 'block', blocks: [ 'core/video' ], isMatch: ( { src }: Stored ) => !! src, transform: fromVideo },
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: ( { url, type }: Stored ) => !! url && ( type === 'video' || !! videoOf( url ) ),
			transform: ( { url, caption }: Stored ) =>
				createBlock( NAME, { url, look: 'poster', title: withoutMarkup( caption ).slice( 0, 200 ) } ),
		},
		{
			type: 'block',
			blocks: [ 'core/button' ],
			isMatch: ( { url, eidanVideo }: Stored ) => !! url && ( eidanVideo === true || !! videoOf( url ) ),
			transform: ( { url, text }: Stored ) =>
				createBlock( NAME, { url, look: 'text', text: withoutMarkup( text ) } ),
		},
	],
	to: [
		{ type: 'block', blocks: [ 'core/video' ], isMatch: isFile, transform: toVideo },
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: ( attributes: VideoButtonAttributes ) => !! attributes.url && ! isFile( attributes ),
			transform: ( { url, title }: VideoButtonAttributes ) =>
				createBlock( 'core/embed', { url, type: 'video', ...( title ? { caption: title } : {} ) } ),
		},
	],
};
