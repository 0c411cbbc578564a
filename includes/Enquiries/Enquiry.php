<?php
/**
 * One enquiry: what somebody sent by a form.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries;

/**
 * What is known of an enquiry when it arrives. All texts are plain; {@see Store} cleans and cuts them.
 */
final class Enquiry {

	/**
	 * An enquiry.
	 *
	 * @param string                $plugin      Slug of the plugin whose form it is, such as `contact-form-7`; `eidan`
	 *                                           for our own form; '' for any other.
	 * @param string                $form        Title of the form, as its author named it.
	 * @param string                $form_id     Its id with that plugin.
	 * @param string                $name        Of the person.
	 * @param string                $email       Of the person.
	 * @param string                $phone       Of the person.
	 * @param string                $message     What the person wrote, of forms that keep no entry of their own.
	 * @param string                $entry       Id of the entry that the plugin keeps; '' if it keeps none.
	 * @param string                $page        Address of the page with the form.
	 * @param array<string, string> $attribution Cleaned and derived fields, by name, as {@see Sent::fields()} has them;
	 *                                           none if the visitor has not agreed.
	 */
	public function __construct(
		public readonly string $plugin,
		public readonly string $form,
		public readonly string $form_id = '',
		public readonly string $name = '',
		public readonly string $email = '',
		public readonly string $phone = '',
		public readonly string $message = '',
		public readonly string $entry = '',
		public readonly string $page = '',
		public readonly array $attribution = array()
	) {
	}

	/**
	 * An enquiry of a form that we know nothing of.
	 *
	 * @param array<array-key, mixed> $fields Texts by the names of the constructor; what is no text counts as missing.
	 *                                        Without `attribution` that of the request is read, without `page` the
	 *                                        page that sent the form.
	 */
	public static function given( array $fields ): self {
		$text  = static fn ( string $name ): string =>
			is_scalar( $fields[ $name ] ?? null ) ? (string) $fields[ $name ] : '';
		$page  = '' === $text( 'page' ) ? wp_get_raw_referer() : $text( 'page' );
		$visit = is_array( $fields['attribution'] ?? null )
			? array_filter( $fields['attribution'], 'is_string' )
			: Sent::fields();

		return new self(
			$text( 'plugin' ),
			$text( 'form' ),
			$text( 'form_id' ),
			$text( 'name' ),
			$text( 'email' ),
			$text( 'phone' ),
			$text( 'message' ),
			$text( 'entry' ),
			false === $page ? '' : $page,
			array_filter( $visit, 'is_string', ARRAY_FILTER_USE_KEY )
		);
	}
}
