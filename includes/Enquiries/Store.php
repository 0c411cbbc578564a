<?php
/**
 * Keeps enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries;

use Eidan\Attribution\Fields;
use Eidan\Support\Database;
use Eidan\Support\Log;
use Eidan\Support\Text;
use Throwable;

/**
 * The one place that makes enquiries; {@see Changes} changes them. Each is a post: the message is its content, name and
 * address its title and excerpt, so that WordPress's search finds them; all else is meta. {@see Record} reads it.
 *
 * @phpstan-type Post array{
 *     post_type: string,
 *     post_status: string,
 *     post_author: int,
 *     post_name: string,
 *     post_title: string,
 *     post_excerpt: string,
 *     post_content: string,
 *     comment_status: string,
 *     ping_status: string,
 *     meta_input: array<string, string|array<string, string>>,
 * }
 */
final class Store {

	public const POST_TYPE = PostType::NAME;

	/** Meta: contact and form, as an array. */
	public const DATA = '_eidan_enquiry';

	/** Meta: e-mail address in small letters, by which a person's enquiries are found. */
	public const EMAIL = '_eidan_enquiry_email';

	/** Meta: attribution fields, as an array. */
	public const ATTRIBUTION = '_eidan_enquiry_attribution';

	/** Meta: attribution fields as they were recorded, once others are set by hand. */
	public const RECORDED = '_eidan_enquiry_recorded';

	/** Meta: what was set by hand. */
	public const TYPED = '_eidan_enquiry_by_hand';

	public const VALUE = '_eidan_enquiry_value';

	public const CURRENCY = '_eidan_enquiry_currency';

	public const NOTE = '_eidan_enquiry_note';

	/**
	 * Keeps a new enquiry. It is never an error for the visitor: what goes wrong is logged.
	 *
	 * @return int Its id, or that of the one that has the same entry already; 0 if it could not be kept.
	 */
	public static function add( Enquiry $enquiry ): int {
		$name = self::slug( $enquiry );
		$id   = '' === $enquiry->entry ? 0 : self::by_slug( $name );
		if ( $id > 0 && true === Record::of( $id )?->is_of_another( $enquiry ) ) {
			// A plugin that was set up anew, or moved without its entries, counts them from 1 again.
			$name = self::slug( $enquiry, Text::lower( "\n$enquiry->email\n$enquiry->name\n$enquiry->phone" ) );
			$id   = self::by_slug( $name );
		}
		if ( $id > 0 ) {
			return $id;
		}
		$post = self::post( $enquiry, $name );
		$id   = self::insert( $post );
		if ( 0 === $id ) {
			// A database of old takes no signs beyond the first 65,536, such as emoji.
			$id = self::insert( self::in_three_bytes( $post ) );
		}
		if ( 0 === $id ) {
			return 0;
		}
		Report\Sync::changed( $id );
		/**
		 * Fires when an enquiry has been kept.
		 *
		 * @param int     $id      Its id, of the type `eidan_enquiry`.
		 * @param Enquiry $enquiry As it arrived.
		 */
		do_action( 'eidan_enquiry_added', $id, $enquiry );

		return $id;
	}

	/**
	 * Whether there is any enquiry.
	 */
	public static function any(): bool {
		$db = Database::get();

		// phpcs:ignore WordPress.DB -- By an index of WordPress, on screens of the admin only.
		return null !== $db->get_var(
			(string) $db->prepare( 'SELECT ID FROM %i WHERE post_type = %s LIMIT 1', $db->posts, self::POST_TYPE )
		);
	}

	/**
	 * The post of an enquiry, as wp_insert_post() takes it, without slashes.
	 *
	 * @param Enquiry $enquiry
	 * @param string  $slug    Its slug.
	 * @return Post
	 */
	private static function post( Enquiry $enquiry, string $slug ): array {
		$email = Clean::line( $enquiry->email, 254 );
		$data  = array(
			'name'    => Clean::line( $enquiry->name ),
			'email'   => $email,
			'phone'   => Clean::line( $enquiry->phone ),
			'plugin'  => sanitize_key( $enquiry->plugin ),
			'form'    => Clean::line( $enquiry->form ),
			'form_id' => Clean::line( $enquiry->form_id ),
			'entry'   => Clean::line( $enquiry->entry ),
			'page'    => Clean::page( $enquiry->page ),
		);

		return array(
			'post_type'      => self::POST_TYPE,
			'post_status'    => State::Fresh->value,
			'post_author'    => 0,
			'post_name'      => $slug,
			'post_title'     => Clean::to_column( '' === $data['name'] ? $email : $data['name'] ),
			'post_excerpt'   => Clean::to_column( trim( "$email {$data['phone']}" ) ),
			'post_content'   => Clean::to_column( Clean::message( $enquiry->message ) ),
			'comment_status' => 'closed',
			'ping_status'    => 'closed',
			'meta_input'     => array_filter(
				array(
					self::DATA        => array_filter( $data, static fn ( string $text ): bool => '' !== $text ),
					self::EMAIL       => Text::lower( $email ),
					self::ATTRIBUTION => Fields::of( $enquiry->attribution ),
					self::CURRENCY    => Amount::currency(),
				),
				static fn ( mixed $value ): bool => '' !== $value && array() !== $value
			),
		);
	}

	/**
	 * Inserts a post.
	 *
	 * @param Post $post Without slashes.
	 * @return int Its id; 0 if it could not be inserted.
	 */
	private static function insert( array $post ): int {
		try {
			/**
			 * Of the same form as before.
			 *
			 * @var Post $slashed
			 */
			$slashed = wp_slash( $post );
			$id      = wp_insert_post( $slashed, true );
			if ( is_int( $id ) ) {
				return $id;
			}
			Log::error( 'An enquiry could not be kept: ' . $id->get_error_message(), 'eidan-enquiries' );
		} catch ( Throwable $error ) {
			// Another plugin's listener must not lose it, nor break the form.
			Log::error( 'While an enquiry was kept: ' . $error->getMessage(), 'eidan-enquiries' );

			return self::by_slug( $post['post_name'] );
		}

		return 0;
	}

	/**
	 * The same post without the signs that need four bytes.
	 *
	 * @param Post $post
	 * @return Post
	 */
	private static function in_three_bytes( array $post ): array {
		/**
		 * Of the same form as before.
		 *
		 * @var Post $mended
		 */
		$mended = map_deep(
			$post,
			static fn ( mixed $value ): mixed => is_string( $value )
				? (string) preg_replace( '/[\x{10000}-\x{10FFFF}]/u', "\u{FFFD}", $value )
				: $value
		);

		return $mended;
	}

	/**
	 * The slug of an enquiry: WordPress has an index of slugs, so the same entry is found at once.
	 *
	 * @param Enquiry $enquiry
	 * @param string  $person  Who sent it, where the number of the entry does not say.
	 */
	private static function slug( Enquiry $enquiry, string $person = '' ): string {
		$form = '' === $enquiry->form_id ? $enquiry->form : $enquiry->form_id;

		return '' === $enquiry->entry
			? wp_generate_uuid4()
			: 'entry-' . md5( "$enquiry->plugin\n$form\n$enquiry->entry$person" );
	}

	/**
	 * The enquiry with a slug, also in the trash.
	 *
	 * @param string $slug
	 * @return int 0 if there is none.
	 */
	private static function by_slug( string $slug ): int {
		$db = Database::from_primary();

		// phpcs:ignore WordPress.DB -- As it is now.
		return (int) $db->get_var(
			(string) $db->prepare(
				'SELECT ID FROM %i WHERE post_name IN ( %s, %s ) AND post_type = %s LIMIT 1',
				$db->posts,
				$slug,
				"{$slug}__trashed",
				self::POST_TYPE
			)
		);
	}
}
