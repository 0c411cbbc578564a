import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { panelKind, PanelFrame, PlainRichText, usePanelOpen } from '@eidan/editor';
import type { SearchCoverAttributes } from './attributes';
import { icon } from './icon';
import { Inspector } from './inspector';

type Props = BlockEditProps< SearchCoverAttributes & { anchor?: string } >;

/**
 * Search field and inner blocks, for example links to frequent searches. Only rendered while the cover is shown open.
 */
function Content( {
	attributes: { label, placeholder },
	setAttributes,
}: Pick< Props, 'attributes' | 'setAttributes' > ) {
	const { children, ...innerProps } = useInnerBlocksProps( { className: 'eidan-panel__content' } );
	return (
		<div { ...innerProps }>
			<div className="eidan-search">
				<PlainRichText
					tagName="div"
					className="eidan-search__field"
					label={ __( 'Placeholder', 'eidan' ) }
					placeholder={ label || __( 'Search', 'eidan' ) }
					value={ placeholder }
					onChange={ ( value ) => setAttributes( { placeholder: value } ) }
				/>
				<span className="eidan-search__submit">
					<svg viewBox="0 0 24 24" aria-hidden="true">
						<circle cx="10.5" cy="10.5" r="7" />
						<path d="m15.7 15.7 5.3 5.3" />
					</svg>
				</span>
			</div>
			{ children }
		</div>
	);
}

export default function Edit( { attributes, setAttributes, clientId }: Props ) {
	const { anchor = '', label } = attributes;
	const [ isOpen, setOpen ] = usePanelOpen( clientId );
	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			<div { ...useBlockProps() }>
				<PanelFrame
					clientId={ clientId }
					anchor={ anchor }
					kind="search"
					name={ label || panelKind( 'search' ).name }
					icon={ icon }
					isOpen={ isOpen }
					onToggle={ () => setOpen( ! isOpen ) }
				>
					<Content attributes={ attributes } setAttributes={ setAttributes } />
				</PanelFrame>
			</div>
		</>
	);
}
