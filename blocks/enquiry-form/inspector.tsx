import { InspectorControls } from '@wordpress/block-editor';
import { Notice, PanelBody, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PermissionNotice, RecordControl } from '@eidan/editor';
import type { EnquiryFormAttributes } from './attributes';
import metadata from './block.json';
import { choicesOf } from './look';

interface Props {
	attributes: EnquiryFormAttributes;
	setAttributes: ( attributes: Partial< EnquiryFormAttributes > ) => void;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Where enquiries go on this site, and whether this author may choose; from `Enquiries\OwnForm\Recipient`. */
const rights = () =>
	( window as { eidanEnquiries?: { mayChoose: boolean; address: string } } ).eidanEnquiries ?? {
		mayChoose: false,
		address: '',
	};

/** Whether a text looks like one email address. The server looks closer, and takes the site's if it is none. */
const isAddress = ( text: string ) => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test( text );

/** Which fields the form has. */
function FieldsPanel( { attributes, setAttributes }: Props ) {
	const { phone, phoneRequired, choice, choiceRequired, choices, consent } = attributes;
	const { maxItems, items } = metadata.attributes.choices;
	return (
		<PanelBody title={ __( 'Fields', 'eidan' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Phone number', 'eidan' ) }
				checked={ phone }
				onChange={ ( value ) => setAttributes( { phone: value } ) }
			/>
			{ phone && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Phone number is required', 'eidan' ) }
					checked={ phoneRequired }
					onChange={ ( value ) => setAttributes( { phoneRequired: value } ) }
				/>
			) }
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Choice', 'eidan' ) }
				checked={ choice }
				onChange={ ( value ) => setAttributes( { choice: value } ) }
			/>
			{ choice && (
				<>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Choice is required', 'eidan' ) }
						checked={ choiceRequired }
						onChange={ ( value ) => setAttributes( { choiceRequired: value } ) }
					/>
					<TextareaControl
						__nextHasNoMarginBottom
						label={ __( 'Choices', 'eidan' ) }
						help={ __( 'One in each line.', 'eidan' ) }
						value={ choices.join( '\n' ) }
						onChange={ ( value ) =>
							setAttributes( {
								choices: value
									.split( '\n' )
									.slice( 0, maxItems )
									.map( ( line ) => line.slice( 0, items.maxLength ) ),
							} )
						}
					/>
					{ ! choicesOf( choices ).length && (
						<Notice status="warning" isDismissible={ false }>
							{ __( 'Visitors do not see the choice before there is something to choose.', 'eidan' ) }
						</Notice>
					) }
				</>
			) }
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Consent', 'eidan' ) }
				help={ __( 'A box to tick. A link to the privacy policy follows, if the site has one.', 'eidan' ) }
				checked={ consent }
				onChange={ ( value ) => setAttributes( { consent: value } ) }
			/>
		</PanelBody>
	);
}

/** What visitors get once they have sent the form. */
function ThanksPanel( { attributes: { thanks, thanksPage }, setAttributes }: Props ) {
	return (
		<PanelBody title={ __( 'After sending', 'eidan' ) } initialOpen={ false }>
			<RecordControl
				label={ __( 'Page', 'eidan' ) }
				help={ __( 'Leave empty for a message in place of the form.', 'eidan' ) }
				postType="page"
				value={ thanksPage }
				onChange={ ( value ) => setAttributes( { thanksPage: value } ) }
			/>
			{ ! thanksPage && (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Message', 'eidan' ) }
					placeholder={ __( 'Thank you. Your message is on its way to us.', 'eidan' ) }
					maxLength={ metadata.attributes.thanks.maxLength }
					value={ thanks }
					onChange={ ( value ) => setAttributes( { thanks: value } ) }
				/>
			) }
		</PanelBody>
	);
}

/** The mail about an enquiry. */
function MailPanel( { attributes: { recipient, subject }, setAttributes }: Props ) {
	const { mayChoose, address } = rights();
	return (
		<PanelBody title={ __( 'Email', 'eidan' ) } initialOpen={ false }>
			{ mayChoose ? (
				<>
					<TextControl
						{ ...controlProps }
						type="email"
						label={ __( 'To', 'eidan' ) }
						help={ __( 'Leave empty for the address of the site.', 'eidan' ) }
						placeholder={ address }
						maxLength={ metadata.attributes.recipient.maxLength }
						value={ recipient }
						onChange={ ( value ) => setAttributes( { recipient: value.trim() } ) }
					/>
					{ recipient && ! isAddress( recipient ) && (
						<Notice status="warning" isDismissible={ false }>
							{ __( 'This is not an email address, so enquiries go to that of the site.', 'eidan' ) }
						</Notice>
					) }
				</>
			) : (
				<PermissionNotice what="recipient" />
			) }
			<TextControl
				{ ...controlProps }
				label={ __( 'Subject', 'eidan' ) }
				help={ __( 'Leave empty for the site’s title and the name of the person.', 'eidan' ) }
				maxLength={ metadata.attributes.subject.maxLength }
				value={ subject }
				onChange={ ( value ) => setAttributes( { subject: value } ) }
			/>
		</PanelBody>
	);
}

/** Sidebar with all settings of the block. */
export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	return (
		<>
			<InspectorControls>
				<FieldsPanel { ...props } />
				<ThanksPanel { ...props } />
				<MailPanel { ...props } />
			</InspectorControls>
			<InspectorControls group="advanced">
				<TextControl
					{ ...controlProps }
					label={ __( 'Name of the form', 'eidan' ) }
					help={ __( 'For the list of enquiries.', 'eidan' ) }
					placeholder={ __( 'Enquiry form', 'eidan' ) }
					maxLength={ metadata.attributes.title.maxLength }
					value={ attributes.title }
					onChange={ ( value ) => setAttributes( { title: value } ) }
				/>
			</InspectorControls>
		</>
	);
}
