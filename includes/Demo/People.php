<?php
/**
 * Makes the demo's authors and terms.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Support\Database;

/** Users get random passwords; existing terms are reused. */
final class People {

	/** A domain that nobody can own. */
	private const DOMAIN = '@eidan-demo.invalid';

	/** @param Ledger $ledger Says which users exist, and remembers new ones. */
	public function __construct( private Ledger $ledger ) {}

	/** Makes the authors. On a network, which shares its users, items belong to whoever imports. */
	public function authors(): void {
		if ( is_multisite() ) {
			return;
		}
		foreach ( Files::items( 'authors' ) as $key => $fields ) {
			if ( $this->ledger->id( 'user/' . $key ) > 0 || false !== username_exists( 'eidan-' . $key ) ) {
				continue;
			}
			$id = wp_insert_user(
				array(
					'user_login'   => 'eidan-' . $key,
					'user_pass'    => wp_generate_password( 40, true, true ),
					'user_email'   => $key . self::DOMAIN,
					'display_name' => Files::text( $fields, 'name' ),
					'nickname'     => Files::text( $fields, 'name' ),
					'description'  => Files::text( $fields, 'bio' ),
					'role'         => 'author',
				)
			);
			if ( is_int( $id ) ) {
				$this->ledger->remember( 'user/' . $key, 'user', $id );
			}
		}
	}

	/** Deletes the authors on uninstall. What they wrote is assigned to an administrator. */
	public function remove(): void {
		array_map( self::delete( ... ), array_filter( $this->ledger->ids( 'user' ), self::is_made_up( ... ) ) );
	}

	/**
	 * Deletes a user and keeps the user's content.
	 *
	 * @param int $id User.
	 */
	public static function delete( int $id ): void {
		$owner = self::owner();
		if ( 0 === $owner || $owner === $id ) {
			return;
		}
		/**
		 * WordPress only loads this file in the admin.
		 *
		 * @var string $file
		 */
		$file = ABSPATH . 'wp-admin/includes/user.php';
		require_once $file;
		wp_delete_user( $id, $owner );
	}

	/**
	 * Whether a user is an unchanged author of the demo: an account that was given to a person has another e-mail
	 * address.
	 *
	 * @param int $id User.
	 */
	public static function is_made_up( int $id ): bool {
		$user = get_userdata( $id );

		return false !== $user && str_ends_with( $user->user_email, self::DOMAIN );
	}

	/**
	 * Whether a user has any posts, including drafts and the trash.
	 *
	 * @param int $id User.
	 */
	public static function has_written( int $id ): bool {
		$wpdb = Database::get();

		// phpcs:disable WordPress.DB -- WordPress counts what is published only; asked once, about what has just been deleted.
		return null !== $wpdb->get_var(
			(string) $wpdb->prepare(
				"SELECT ID FROM %i WHERE post_author = %d AND post_type <> 'revision' AND post_status <> 'auto-draft' "
					. 'LIMIT 1',
				$wpdb->posts,
				$id
			)
		);
		// phpcs:enable WordPress.DB
	}

	/**
	 * Id of an author's user.
	 *
	 * @param string $key Author.
	 */
	public function author( string $key ): int {
		$id = $this->ledger->id( 'user/' . $key );

		return 0 === $id ? self::owner() : $id;
	}

	/**
	 * The current user, or else the first administrator.
	 *
	 * @return int User id; 0 if there is none.
	 */
	private static function owner(): int {
		$id = get_current_user_id();
		if ( 0 === $id ) {
			$owners = get_users(
				array(
					'role'   => 'administrator',
					'number' => 1,
					'fields' => 'ID',
				)
			);
			$id     = is_numeric( $owners[0] ?? null ) ? (int) $owners[0] : 0;
		}

		return $id;
	}

	/**
	 * Makes the terms of all taxonomies that exist.
	 *
	 * @param string $file File in assets/demo/, without `.json`.
	 */
	public function terms( string $file = 'terms' ): void {
		foreach ( Files::json( $file ) as $taxonomy => $terms ) {
			if ( taxonomy_exists( $taxonomy ) && is_array( $terms ) ) {
				$this->new_terms( $taxonomy, $terms );
			}
		}
	}

	/**
	 * Makes the terms that are missing.
	 *
	 * @param string                  $taxonomy
	 * @param array<array-key, mixed> $terms    Name, or `name`, `description` and `parent`, by slug; parents come
	 *                                          before their children.
	 * @return array<array-key, int> Ids of those that were made, by slug.
	 */
	public function new_terms( string $taxonomy, array $terms ): array {
		$new = array();
		foreach ( $terms as $slug => $fields ) {
			$fields = Files::fields( is_array( $fields ) ? $fields : array( 'name' => $fields ) );
			$key    = "term/$taxonomy/$slug";
			if (
				$this->ledger->id( $key ) > 0
				|| get_term_by( 'slug', (string) $slug, $taxonomy ) instanceof \WP_Term
			) {
				continue;
			}
			$above = get_term_by( 'slug', Files::text( $fields, 'parent' ), $taxonomy );
			$made  = wp_insert_term(
				Files::text( $fields, 'name', (string) $slug ),
				$taxonomy,
				array(
					'slug'        => (string) $slug,
					'description' => Files::text( $fields, 'description' ),
					'parent'      => $above instanceof \WP_Term ? max( 0, $above->term_id ) : 0,
				)
			);
			if ( is_array( $made ) ) {
				$new[ $slug ] = (int) $made['term_id'];
				$this->ledger->remember( $key, 'term:' . $taxonomy, $new[ $slug ] );
			}
		}

		return $new;
	}

	/**
	 * Gives a post its terms.
	 *
	 * @param int          $id       Post.
	 * @param string       $taxonomy
	 * @param list<string> $slugs    Slugs of terms.
	 */
	public function assign( int $id, string $taxonomy, array $slugs ): void {
		$ids = array();
		foreach ( $slugs as $slug ) {
			$term = get_term_by( 'slug', $slug, $taxonomy );
			if ( $term instanceof \WP_Term ) {
				$ids[] = $term->term_id;
			}
		}
		wp_set_object_terms( $id, $ids, $taxonomy );
	}
}
