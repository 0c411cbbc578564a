<?php
/**
 * A WordPress post as an item.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use DateTimeInterface;
use Eidan\Lists\Query\TermIds;
use Eidan\Posts\ContentTypes;
use Eidan\Support\Text;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Items of a page are read together, see page(), so that their cards cost no queries of their own.
 */
final class PostItem implements Item {

	/**
	 * Wraps a post.
	 *
	 * @param WP_Post   $post The post that is listed.
	 * @param list<int> $page Ids of all posts on its page of the list.
	 */
	public function __construct(
		public readonly WP_Post $post,
		private readonly array $page = array(),
	) {}

	/**
	 * The items of a page, in the order of their ids. What cards show of them is put into WordPress's caches: fields,
	 * images, authors, and terms; those of our content types only when a card asks for them.
	 *
	 * Items that are not published or of another type are left out.
	 *
	 * @param list<int> $ids  Their ids.
	 * @param string    $type Their type.
	 * @return list<self>
	 */
	public static function page( array $ids, string $type ): array {
		if ( array() === $ids ) {
			return array();
		}
		$content = ContentTypes::get( $type );
		_prime_post_caches( $ids, false, true );
		$posts   = array();
		$images  = array();
		$authors = array();
		$signed  = post_type_supports( $type, 'author' );
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( ! $post instanceof WP_Post || 'publish' !== $post->post_status || $type !== $post->post_type ) {
				continue;
			}
			$posts[]  = $post;
			$images[] = (int) get_post_thumbnail_id( $post );
			array_push( $images, ...( null === $content ? array() : ContentFields::images( $id, $content ) ) );
			if ( $signed ) {
				$authors[] = (int) $post->post_author;
			}
		}
		/**
		 * Filters further images of a page's cards, which are read together with featured images and those of fields.
		 *
		 * @param list<int>     $images Ids of attachments; zeros are ignored.
		 * @param list<WP_Post> $posts    The items; their fields are in the cache.
		 * @param string        $type     Their type.
		 */
		$filtered = apply_filters( 'eidan_list_pictures', $images, $posts, $type );
		$images   = array_filter(
			is_array( $filtered ) ? $filtered : $images,
			static fn( mixed $id ): bool => is_int( $id ) && 0 < $id
		);
		$images   = array_values( array_unique( $images ) );
		if ( array() !== $images ) {
			_prime_post_caches( $images, false, true );
		}
		$authors = array_filter( array_unique( $authors ), static fn( int $id ): bool => 0 < $id );
		self::authors( array_values( $authors ) );

		/**
		 * Fires when the items of a page are read. Other code can then read what its cards need in one query.
		 *
		 * @param list<WP_Post> $posts The items.
		 * @param string        $type  Their type.
		 */
		do_action( 'eidan_list_primed', $posts, $type );
		// Cards of people, clients and projects often show no terms: see terms().
		if ( null === $content ) {
			update_object_term_cache( $ids, $type );
		}

		return array_map( static fn( WP_Post $post ): self => new self( $post, $ids ), $posts );
	}

	/**
	 * Reads authors without their fields: `cache_users()` reads both, and cards show names only.
	 *
	 * @param list<int> $ids Their ids.
	 */
	private static function authors( array $ids ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$missing = array_filter( $ids, static fn( int $id ): bool => false === wp_cache_get( $id, 'users' ) );
		if ( array() === $missing ) {
			return;
		}
		// phpcs:ignore WordPress.DB -- Numbers; goes into WordPress's cache.
		$rows = $wpdb->get_results( "SELECT * FROM {$wpdb->users} WHERE ID IN ( " . implode( ', ', $missing ) . ' )' );
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			if ( is_object( $row ) ) {
				update_user_caches( $row );
			}
		}
	}

	/**
	 * The post's id.
	 */
	public function id(): int {
		return $this->post->ID;
	}

	/**
	 * Its post type.
	 */
	public function type(): string {
		return $this->post->post_type;
	}

	/**
	 * Its title.
	 */
	public function title(): string {
		return Text::of( get_the_title( $this->post ) );
	}

	/**
	 * Its permalink; '' if its type has no pages.
	 */
	public function link(): string {
		$type = get_post_type_object( $this->post->post_type );
		if ( null === $type || ! is_post_type_viewable( $type ) ) {
			return '';
		}

		// The same as get_permalink() for types that are not WordPress's own, without its search through all types.
		return Text::of( $type->_builtin ? get_permalink( $this->post ) : get_post_permalink( $this->post ) );
	}

	/**
	 * Its featured image.
	 */
	public function image_id(): int {
		return (int) get_post_thumbnail_id( $this->post );
	}

	/**
	 * When it was published.
	 */
	public function date(): ?DateTimeInterface {
		$date = get_post_datetime( $this->post );

		return false === $date ? null : $date;
	}

	/**
	 * The author's excerpt, or the first words.
	 *
	 * @param int $words Most words.
	 */
	public function excerpt( int $words ): string {
		return Excerpt::of( $this->post, $words );
	}

	/**
	 * Whether it has a password. Typing the password changes nothing here, since answers are cached for everybody.
	 */
	public function is_protected(): bool {
		return '' !== $this->post->post_password;
	}

	/**
	 * Its terms in a public taxonomy.
	 *
	 * @param string $taxonomy Name of the taxonomy.
	 */
	public function terms( string $taxonomy ): array {
		if ( false === wp_cache_get( $this->post->ID, "{$taxonomy}_relationships" ) ) {
			// Reads the terms of the whole page at once.
			update_object_term_cache( $this->page, $this->post->post_type );
		}
		$terms = TermIds::is_usable( $taxonomy ) ? get_the_terms( $this->post, $taxonomy ) : array();

		return is_array( $terms ) ? array_values( $terms ) : array();
	}
}
