<?php
/**
 * A kept enquiry.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries;

use Eidan\Attribution\ByHand;
use Eidan\Attribution\Fields;
use Eidan\Support\Text;
use WP_Post;

/**
 * What is stored of an enquiry. All texts are plain, as people sent them: escape them.
 *
 * @phpstan-import-type Typed from ByHand
 */
final class Record {

	/**
	 * Made by {@see self::of()}.
	 *
	 * @param int                   $id
	 * @param State                 $state
	 * @param bool                  $is_trashed
	 * @param int                   $time        Unix time of its arrival.
	 * @param string                $name        Of the person.
	 * @param string                $email       Of the person.
	 * @param string                $phone       Of the person.
	 * @param string                $message
	 * @param string                $plugin      Slug of the plugin whose form it was.
	 * @param string                $form        Title of the form.
	 * @param string                $form_id     Id of the form with its plugin.
	 * @param string                $entry       Id of the entry with its plugin.
	 * @param string                $page        Address of the page with the form.
	 * @param array<string, string> $attribution Fields by name, with what was set by hand.
	 * @param string                $value       Amount, with a point; '' = none.
	 * @param string                $currency    Its code; '' = none.
	 * @param string                $note        What the owner wrote.
	 * @param bool                  $by_hand     Whether the source was set by hand.
	 */
	private function __construct(
		public readonly int $id,
		public readonly State $state,
		public readonly bool $is_trashed,
		public readonly int $time,
		public readonly string $name,
		public readonly string $email,
		public readonly string $phone,
		public readonly string $message,
		public readonly string $plugin,
		public readonly string $form,
		public readonly string $form_id,
		public readonly string $entry,
		public readonly string $page,
		public readonly array $attribution,
		public readonly string $value,
		public readonly string $currency,
		public readonly string $note,
		public readonly bool $by_hand,
	) {
	}

	/**
	 * Reads an enquiry.
	 *
	 * @param int|WP_Post|null $post Its post or id.
	 * @return self|null Null if it is none.
	 */
	public static function of( int|WP_Post|null $post ): ?self {
		$post = is_int( $post ) ? get_post( $post ) : $post;
		if ( ! $post instanceof WP_Post || Store::POST_TYPE !== $post->post_type ) {
			return null;
		}
		$data   = self::texts( get_post_meta( $post->ID, Store::DATA, true ) );
		$before = get_post_meta( $post->ID, '_wp_trash_meta_status', true );
		$status = 'trash' === $post->post_status && is_string( $before ) ? $before : $post->post_status;
		$time   = strtotime( "$post->post_date_gmt UTC" );

		return new self(
			$post->ID,
			State::tryFrom( $status ) ?? State::Fresh,
			'trash' === $post->post_status,
			false === $time ? 0 : $time,
			$data['name'] ?? '',
			$data['email'] ?? '',
			$data['phone'] ?? '',
			Clean::from_column( $post->post_content ),
			$data['plugin'] ?? '',
			$data['form'] ?? '',
			$data['form_id'] ?? '',
			$data['entry'] ?? '',
			$data['page'] ?? '',
			self::texts( get_post_meta( $post->ID, Store::ATTRIBUTION, true ) ),
			Clean::amount( self::text( $post->ID, Store::VALUE ) ),
			Amount::code( self::text( $post->ID, Store::CURRENCY ) ),
			self::text( $post->ID, Store::NOTE ),
			is_array( get_post_meta( $post->ID, Store::RECORDED, true ) ),
		);
	}

	/**
	 * Who it is from, in a few words.
	 */
	public function who(): string {
		foreach ( array( $this->name, $this->email, $this->phone ) as $known ) {
			if ( '' !== $known ) {
				return $known;
			}
		}

		return __( '(no name)', 'eidan' );
	}

	/**
	 * Address of its screen.
	 */
	public function link(): string {
		return admin_url( "post.php?post=$this->id&action=edit" );
	}

	/**
	 * Title of the form, or the name of its plugin.
	 */
	public function form_name(): string {
		return '' === $this->form ? $this->plugin : $this->form;
	}

	/**
	 * Whether it is of somebody who has neither address nor name nor number in common with who has sent another.
	 *
	 * @param Enquiry $enquiry What was sent.
	 */
	public function is_of_another( Enquiry $enquiry ): bool {
		$there = self::person( $this->email, $this->name, $this->phone );
		$sent  = self::person( $enquiry->email, $enquiry->name, $enquiry->phone );

		return array() !== $there && array() !== $sent && array() === array_intersect_assoc( $there, $sent );
	}

	/**
	 * What is known of a person.
	 *
	 * @return array<string> Texts that can be compared.
	 */
	private static function person( string ...$texts ): array {
		return array_filter(
			array_map( static fn( string $text ): string => Text::lower( Clean::line( $text, 254 ) ), $texts ),
			static fn( string $text ): bool => '' !== $text
		);
	}

	/**
	 * What was set by hand of its source.
	 *
	 * @return Typed
	 */
	public function typed(): array {
		return $this->by_hand ? ByHand::stored( get_post_meta( $this->id, Store::TYPED, true ) ) : ByHand::NONE;
	}

	/**
	 * Attribution fields as they were recorded.
	 *
	 * @return array<string, string>
	 */
	public function recorded(): array {
		return $this->by_hand
			? Fields::of( (array) get_post_meta( $this->id, Store::RECORDED, true ) )
			: $this->attribution;
	}

	/**
	 * Text of a meta key.
	 *
	 * @param int    $id  Post.
	 * @param string $key
	 */
	private static function text( int $id, string $key ): string {
		$value = get_post_meta( $id, $key, true );

		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * Texts of a stored array.
	 *
	 * @param mixed $stored
	 * @return array<string, string>
	 */
	private static function texts( mixed $stored ): array {
		$texts = array();
		foreach ( is_array( $stored ) ? $stored : array() as $name => $text ) {
			if ( is_string( $name ) && is_string( $text ) ) {
				$texts[ $name ] = $text;
			}
		}

		return $texts;
	}
}
