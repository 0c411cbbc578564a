<?php
/**
 * One content type.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Closure;

/**
 * The description of a content type; all types are handled in the same way, see docs/content-types.md.
 */
final class ContentType {

	/**
	 * Describes a content type.
	 *
	 * @param lowercase-string&non-empty-string           $name       Post type, 20 characters at most.
	 * @param string                                      $key        Group of its settings, and second part of its
	 *                                                                bindings source `eidan/$key`.
	 * @param string                                      $rest_base  Base of its REST routes.
	 * @param Closure(): array<string, string>            $labels     Labels for register_post_type(); `name` and
	 *                                                                `singular_name` at least.
	 * @param Closure(): array<string, string>            $words      Other texts: `description`, `items` (plural for
	 *                                                                settings), `switch` (label of the setting),
	 *                                                                `intro` (purpose), `panel` (title of the editor's
	 *                                                                panel), `placeholder` (for the text of a new
	 *                                                                item), `archive`, `unnamed` (why an item needs a
	 *                                                                title; if missing, titles are optional).
	 * @param list<Field>                                 $fields     What authors fill in, in the panel's order.
	 * @param list<Taxonomy>                              $taxonomies What items are grouped by.
	 * @param string                                      $slug       First part of an item's address; '' if items have
	 *                                                                no pages.
	 * @param string                                      $archive    Address of the archive; '' for none.
	 * @param list<string>                                $supports   What post_type_supports() knows.
	 * @param string                                      $icon       Icon of its menu.
	 * @param string                                      $orderby    Default order of the admin list and archives:
	 *                                                                `date` or `menu_order`.
	 * @param list<Pattern>                               $patterns   Patterns with the block templates made of them.
	 * @param string                                      $style      Handle of the templates' style.
	 * @param Closure(): array<string, callable>|null     $elements   Elements that only cards of this type have, by
	 *                                                                name. Each gets the card and returns escaped HTML.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $key,
		public readonly string $rest_base,
		private readonly Closure $labels,
		private readonly Closure $words,
		public readonly array $fields = array(),
		public readonly array $taxonomies = array(),
		public readonly string $slug = '',
		public readonly string $archive = '',
		public readonly array $supports = array(
			'title',
			'editor',
			'thumbnail',
			'revisions',
			'custom-fields',
			'page-attributes',
		),
		public readonly string $icon = 'dashicons-admin-post',
		public readonly string $orderby = 'date',
		public readonly array $patterns = array(),
		public readonly string $style = '',
		private readonly ?Closure $elements = null,
	) {}

	/**
	 * Whether items have pages. Those without can still be listed.
	 */
	public function has_pages(): bool {
		return '' !== $this->slug;
	}

	/**
	 * Whether the owner arranges the items by hand.
	 */
	public function is_ordered(): bool {
		return in_array( 'page-attributes', $this->supports, true );
	}

	/**
	 * Name of its bindings source.
	 */
	public function source(): string {
		return 'eidan/' . $this->key;
	}

	/**
	 * Labels for register_post_type().
	 *
	 * @return array<string, string>
	 */
	public function labels(): array {
		return ( $this->labels )();
	}

	/**
	 * One of the other texts; '' if it was not declared.
	 */
	public function word( string $name ): string {
		return ( $this->words )()[ $name ] ?? '';
	}

	/**
	 * Plural label.
	 */
	public function label(): string {
		return $this->labels()['name'] ?? $this->name;
	}

	/**
	 * A field by its short name.
	 */
	public function field( string $name ): ?Field {
		foreach ( $this->fields as $field ) {
			if ( $name === $field->name ) {
				return $field;
			}
		}

		return null;
	}

	/**
	 * Names of its taxonomies.
	 *
	 * @return list<non-empty-string>
	 */
	public function taxonomy_names(): array {
		return array_map( static fn ( Taxonomy $taxonomy ): string => $taxonomy->name, $this->taxonomies );
	}

	/**
	 * Elements that only cards of this type have, by name.
	 *
	 * @return array<string, callable>
	 */
	public function elements(): array {
		return null === $this->elements ? array() : ( $this->elements )();
	}
}
