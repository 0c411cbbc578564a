<?php
/**
 * An enquiry form as its author made it.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\OwnForm;

use Eidan\Support\Attributes;
use WP_Block_Type_Registry;

/**
 * The settings of one block Enquiry form, on the page and, out of its token, when it comes back.
 *
 * @phpstan-import-type EnquiryFormAttributes from \Eidan\Attributes\EnquiryForm
 */
final class Form {

	private const BLOCK = 'eidan/enquiry-form';

	/** Attributes that say how an enquiry is received. */
	private const KEPT = array(
		'nameLabel',
		'emailLabel',
		'phone',
		'phoneLabel',
		'phoneRequired',
		'choice',
		'choiceLabel',
		'choiceRequired',
		'choices',
		'messageLabel',
		'consent',
		'consentLabel',
		'thanksPage',
		'recipient',
		'subject',
		'title',
	);

	/**
	 * A form of valid attributes.
	 *
	 * @param EnquiryFormAttributes $attributes Valid attributes of the block.
	 */
	public function __construct( private readonly array $attributes ) {
	}

	/**
	 * The form of what a token holds.
	 *
	 * @param array<mixed> $values What settings() gave.
	 * @return self|null Null if the block is not there any more.
	 */
	public static function of( array $values ): ?self {
		$schema = self::schema();
		if ( array() === $schema ) {
			return null;
		}
		/**
		 * Valid by the block's schema.
		 *
		 * @var EnquiryFormAttributes $attributes
		 */
		$attributes = Attributes::clean( $schema, $values );

		return new self( $attributes );
	}

	/**
	 * What has to come back with an enquiry: the settings that differ from their defaults.
	 *
	 * @return array<string, mixed>
	 */
	public function settings(): array {
		$schema   = self::schema();
		$settings = array();
		foreach ( self::KEPT as $name ) {
			$value = $this->attributes[ $name ] ?? null;
			if ( ( $schema[ $name ]['default'] ?? null ) !== $value ) {
				$settings[ $name ] = $value;
			}
		}
		// Previews in the editor take any attributes from whoever may write posts.
		if ( wp_is_rest_endpoint() && ! Recipient::may_choose() ) {
			unset( $settings['recipient'] );
		}

		return $settings;
	}

	/**
	 * Names of its fields, in their order.
	 *
	 * @return list<string>
	 */
	public function fields(): array {
		$fields = array( 'name', 'email' );
		if ( $this->attributes['phone'] ) {
			$fields[] = 'phone';
		}
		if ( $this->attributes['choice'] && array() !== $this->choices() ) {
			$fields[] = 'choice';
		}
		$fields[] = 'message';
		if ( $this->attributes['consent'] ) {
			$fields[] = 'consent';
		}

		return $fields;
	}

	/**
	 * Whether a field must not be empty.
	 */
	public function is_required( string $field ): bool {
		return match ( $field ) {
			'phone'  => $this->attributes['phoneRequired'],
			'choice' => $this->attributes['choiceRequired'],
			default  => true,
		};
	}

	/**
	 * What the author lets people choose from.
	 *
	 * @return list<string> Each once.
	 */
	public function choices(): array {
		$choices = array_map( array( Fields::class, 'line' ), $this->attributes['choices'] );

		return array_values(
			array_unique( array_filter( $choices, static fn( string $choice ): bool => '' !== $choice ) )
		);
	}

	/**
	 * The label of a field.
	 */
	public function label( string $field ): string {
		$label = match ( $field ) {
			'name'    => $this->attributes['nameLabel'],
			'email'   => $this->attributes['emailLabel'],
			'phone'   => $this->attributes['phoneLabel'],
			'choice'  => $this->attributes['choiceLabel'],
			'message' => $this->attributes['messageLabel'],
			default   => $this->attributes['consentLabel'],
		};

		return Words::or_default( $label, $field );
	}

	/**
	 * What its button says.
	 */
	public function button(): string {
		return Words::or_default( $this->attributes['button'], 'button' );
	}

	/**
	 * What people read once they have sent it.
	 */
	public function thanks(): string {
		return Words::or_default( $this->attributes['thanks'], 'thanks' );
	}

	/**
	 * How the author calls the form, for the list of enquiries.
	 */
	public function title(): string {
		return Words::or_default( $this->attributes['title'], 'title' );
	}

	/**
	 * The address of the page that follows.
	 *
	 * @return string '' for a sentence in place of the form.
	 */
	public function page(): string {
		$id = $this->attributes['thanksPage'];

		return $id > 0 && is_post_publicly_viewable( $id ) ? (string) get_permalink( $id ) : '';
	}

	/**
	 * Who gets the mail.
	 *
	 * @return string An address; that of the site if the author has chosen none.
	 */
	public function recipient(): string {
		$address = trim( $this->attributes['recipient'] );
		$site    = get_option( 'admin_email' );

		return false !== is_email( $address ) ? $address : ( is_string( $site ) ? $site : '' );
	}

	/**
	 * The subject that the author has chosen.
	 *
	 * @return string One line; '' if there is none.
	 */
	public function subject(): string {
		return Fields::line( $this->attributes['subject'] );
	}

	/**
	 * The schema of the block's attributes.
	 *
	 * @return array<string, array<string, mixed>> Empty if the block is not registered.
	 */
	private static function schema(): array {
		/**
		 * Schemas by name.
		 *
		 * @var array<string, array<string, mixed>> $schema
		 */
		$schema = WP_Block_Type_Registry::get_instance()->get_registered( self::BLOCK )->attributes ?? array();

		return $schema;
	}
}
