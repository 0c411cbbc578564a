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
use Eidan\Support\Text;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Reads data that Prime has put into the caches, so that items cost no queries.
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
