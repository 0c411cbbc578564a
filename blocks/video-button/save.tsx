import { RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { VideoButtonAttributes } from './attributes';
import { classesOf } from './look';

/** Saves a link to the video. PHP adds the player. */
export default function save( { attributes }: { attributes: VideoButtonAttributes } ) {
	const { url, text, look, poster } = attributes;
	return (
		<div { ...useBlockProps.save( { className: classesOf( attributes ) } ) }>
			<a className="eidan-video-button" href={ url || undefined }>
				{ look === 'poster' && poster.url && (
					<img
						className={
							poster.id
								? `eidan-video-button__poster wp-image-${ poster.id }`
								: 'eidan-video-button__poster'
						}
						src={ poster.url.replaceAll( '&amp;', '&' ) }
						alt={ poster.alt ?? '' }
					/>
				) }
				<span className="eidan-video-button__sign"></span>
				<RichText.Content tagName="span" className="eidan-video-button__text" value={ text ?? '' } />
			</a>
			<div { ...useInnerBlocksProps.save( { className: 'eidan-video-button__more' } ) } />
		</div>
	);
}
