import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { BackToTopAttributes } from './attributes';
import { Inspector } from './inspector';
import { classesOf } from './look';

/** In the editor the button stays where the block is, at its side. On the page it floats above the content. */
export default function Edit( { attributes, setAttributes }: BlockEditProps< BackToTopAttributes > ) {
	const { label, progress } = attributes;
	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			<div { ...useBlockProps( { className: classesOf( attributes ) } ) }>
				<span className="eidan-to-top">
					<span className="eidan-to-top__sign">
						<svg viewBox="0 0 48 48" aria-hidden="true">
							<circle cx="24" cy="24" r="23" />
							{ progress && (
								<circle className="eidan-to-top__progress" cx="24" cy="24" r="23" pathLength="1" />
							) }
							<path d="M24 32V16m-7 7 7-7 7 7" />
						</svg>
					</span>
					<span className="eidan-to-top__label">{ label.trim() || __( 'Back to top', 'eidan' ) }</span>
				</span>
			</div>
		</>
	);
}
