import { RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { VideoShowreelAttributes } from './attributes';
import { addressOf, classesOf, posterOf, tagOf } from './look';

/** Saves the video, the text and the blocks below it. PHP adds further sources, the overlay and the pause button. */
export default function save( { attributes }: { attributes: VideoShowreelAttributes } ) {
	const { source, words } = attributes;
	return (
		<div { ...useBlockProps.save( { className: classesOf( attributes ) } ) }>
			{ source.url && (
				<video
					className="eidan-showreel__film"
					src={ addressOf( source.url ) }
					poster={ posterOf( attributes ) }
					preload="none"
					muted
					loop
					playsInline
				/>
			) }
			<div className="eidan-showreel__content">
				{ ! RichText.isEmpty( words ?? '' ) && (
					<RichText.Content
						tagName={ tagOf( attributes ) }
						className="eidan-showreel__words"
						value={ words ?? '' }
					/>
				) }
				<div { ...useInnerBlocksProps.save( { className: 'eidan-showreel__more' } ) } />
			</div>
		</div>
	);
}
