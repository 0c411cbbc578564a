import { BlockIcon, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button, Placeholder } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { IconGlyph, IconPicker, useFocusAfterPlaceholder, useIcons, SampleButton } from '@eidan/editor';
import type { IconAttributes } from './attributes';
import { icon as blockIcon } from './icon';
import { Inspector } from './inspector';
import { classesOf, styleOf } from './look';
import { Toolbar } from './toolbar';

type Props = BlockEditProps< IconAttributes >;

export default function Edit( { attributes, setAttributes, clientId }: Props ) {
	const { icon } = attributes;
	const [ isPicking, setPicking ] = useState( false );
	const { icons } = useIcons();
	const iconData = icons?.icons.find( ( { name } ) => name === icon );
	// While the icons are loading, we cannot know whether this one is missing.
	const isMissing = !! icon && !! icons && ! iconData;
	const ref = useFocusAfterPlaceholder< HTMLDivElement >( ! icon );
	const blockProps = useBlockProps( {
		ref,
		className: icon ? classesOf( attributes ) : '',
		style: icon ? styleOf( attributes ) : {},
	} );
	const picker = isPicking && (
		<IconPicker
			value={ icon }
			onChange={ ( name ) => setAttributes( { icon: name } ) }
			onClose={ () => setPicking( false ) }
		/>
	);

	if ( ! icon || isMissing ) {
		return (
			<div { ...blockProps }>
				<Placeholder
					icon={ <BlockIcon icon={ blockIcon } /> }
					label={ __( 'Icon', 'eidan' ) }
					instructions={
						isMissing
							? __(
									'This icon is not there any more. Choose another one; until then visitors see nothing here.',
									'eidan'
								)
							: __( 'Choose an icon from the library.', 'eidan' )
					}
				>
					<Button __next40pxDefaultSize variant="primary" onClick={ () => setPicking( true ) }>
						{ __( 'Choose an icon', 'eidan' ) }
					</Button>
					{ ! isMissing && (
						<SampleButton
							fill={ () => setAttributes( { icon: 'eidan/compass', size: 48, shape: 'circle' } ) }
						/>
					) }
				</Placeholder>
				{ picker }
			</div>
		);
	}

	return (
		<>
			<Toolbar attributes={ attributes } setAttributes={ setAttributes } onPick={ () => setPicking( true ) } />
			<Inspector attributes={ attributes } setAttributes={ setAttributes } clientId={ clientId } />
			{ picker }
			<div { ...blockProps }>
				<span className="eidan-icon">{ iconData && <IconGlyph svg={ iconData.svg } /> }</span>
				{ attributes.url && ! attributes.label.trim() && (
					<span className="eidan-icon__missing" role="note">
						{ __(
							'This link has no words. Add a label in the settings, so that screen readers can say where it leads.',
							'eidan'
						) }
					</span>
				) }
			</div>
		</>
	);
}
