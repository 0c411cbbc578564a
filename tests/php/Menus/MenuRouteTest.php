<?php
/**
 * Tests of what the editor reads and writes of menus.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Menus;

use Eidan\Menus\ItemFields;
use Eidan\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/**
 * A classic menu is one record; unsaved items are shown in previews only; who may not edit menus gets their titles.
 */
final class MenuRouteTest extends TestCase {

	/**
	 * Sends a request.
	 *
	 * @param string               $method
	 * @param string               $route
	 * @param array<string, mixed> $parameters
	 */
	private function send( string $method, string $route, array $parameters = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $route );
		foreach ( $parameters as $name => $value ) {
			$request->set_param( $name, $value );
		}

		return rest_do_request( $request );
	}

	/**
	 * Saves items.
	 *
	 * @param array<string, mixed>|null $data The menu, as the route returned it; null for a new one.
	 * @param list<mixed>               $items
	 */
	private function save( ?array $data, array $items ): WP_REST_Response {
		$data ??= (array) $this->send( 'POST', '/eidan/v1/menus', array( 'name' => 'Top & foot' ) )->get_data();

		return $this->send(
			'PUT',
			"/eidan/v1/menus/{$data['id']}",
			array(
				'tree' => array(
					'version' => $data['tree']['version'],
					'items'   => $items,
				),
			)
		);
	}

	/**
	 * An item as the editor sends it.
	 *
	 * @param string               $key
	 * @param array<string, mixed> $attributes
	 * @param list<mixed>          $items
	 * @return array<string, mixed>
	 */
	private function item( string $key, array $attributes, array $items = array() ): array {
		return compact( 'key', 'attributes', 'items' );
	}

	/**
	 * Labels of items, those below in brackets.
	 *
	 * @param mixed $items
	 */
	private function labels( mixed $items ): string {
		return implode(
			' ',
			array_map(
				fn( array $item ): string => $item['attributes']['label']
					. ( array() === $item['items'] ? '' : '(' . $this->labels( $item['items'] ) . ')' ),
				(array) $items
			)
		);
	}

	public function test_a_menu_is_made_saved_as_a_whole_and_read_by_wordpress_itself(): void {
		$this->act_as( 'administrator' );
		$page = (int) wp_insert_post(
			array(
				'post_title'  => 'Studio',
				'post_type'   => 'page',
				'post_status' => 'publish',
			)
		);
		$data = $this->save(
			null,
			array(
				$this->item(
					'a-new-one',
					array(
						'label'         => 'Work \\ "all"',
						'url'           => 'https://example.com/?a=1&b=2',
						'opensInNewTab' => true,
						'rel'           => 'me',
						'className'     => 'one two',
					),
					array(
						$this->item(
							'b',
							array(
								'label'      => 'Studio',
								'kind'       => 'post-type',
								'type'       => 'post',
								'id'         => $page,
								'eidanLabel' => 'New',
								'eidanIcon'  => 'eidan/arrow-up',
							)
						),
					)
				),
				$this->item(
					'c',
					array(
						'label' => 'News',
						'kind'  => 'taxonomy',
						'type'  => 'category',
						'id'    => 1,
					)
				),
				$this->item( 'd', array( 'label' => 'Heading' ) ),
			)
		)->get_data();
		self::assertSame( 'Top & foot', $data['name'] );
		self::assertSame( 'Work \\ "all"(Studio) News Heading', $this->labels( $data['tree']['items'] ) );
		$items = wp_get_nav_menu_items( $data['id'] );
		self::assertIsArray( $items );
		self::assertSame( array( 'custom', 'post_type', 'taxonomy', 'custom' ), array_column( $items, 'type' ) );
		self::assertSame( array( 'custom', 'page', 'category', 'custom' ), array_column( $items, 'object' ) );
		self::assertSame( '_blank', $items[0]->target );
		self::assertSame( array( 'one', 'two' ), $items[0]->classes );
		self::assertSame( (string) $items[0]->ID, (string) $items[1]->menu_item_parent );
		self::assertSame(
			array(
				'eidanLabel' => 'New',
				'eidanIcon'  => 'eidan/arrow-up',
			),
			get_post_meta( $items[1]->ID, ItemFields::KEY, true )
		);

		// Moved, outdented, removed, and one more in the middle.
		[ $work, $news ] = $data['tree']['items'];
		$studio          = $work['items'][0];
		$work['items']   = array();
		$data            = $this->save(
			$data,
			array(
				$news,
				$this->item(
					'new',
					array(
						'label' => 'Between',
						'url'   => '/between',
					)
				),
				$studio,
				$work,
			)
		)->get_data();
		self::assertSame( 'News Between Studio Work \\ "all"', $this->labels( $data['tree']['items'] ) );
		self::assertSame( $studio['key'], $data['tree']['items'][2]['key'] );
		$html = do_blocks( "<!-- wp:eidan/menu {\"menu\":\"menu:{$data['id']}\"} /-->" );
		self::assertStringContainsString( '>Between<', $html );
		$renamed = $this->send( 'PUT', "/eidan/v1/menus/{$data['id']}", array( 'name' => 'Renamed' ) );
		self::assertSame( 'Renamed', $renamed->get_data()['name'] );
	}

	public function test_positions_with_gaps_and_items_of_other_menus_are_kept_apart(): void {
		$this->act_as( 'administrator' );
		$other = $this->save(
			null,
			array(
				$this->item(
					'x',
					array(
						'label' => 'Elsewhere',
						'url'   => '/x',
					)
				),
			)
		)->get_data();
		$data  = (array) $this->send( 'POST', '/eidan/v1/menus', array( 'name' => 'Second' ) )->get_data();
		$data  = $this->save(
			$data,
			array(
				$this->item(
					'a',
					array(
						'label' => 'A',
						'url'   => '/a',
					)
				),
				$this->item(
					'b',
					array(
						'label' => 'B',
						'url'   => '/b',
					)
				),
			)
		)->get_data();
		foreach ( $data['tree']['items'] as $place => $item ) {
			wp_update_post(
				array(
					'ID'         => (int) $item['key'],
					'menu_order' => 7 * ( $place + 1 ),
				)
			);
		}
		$foreign = $other['tree']['items'][0];
		$data    = $this->save( $data, array( ...$data['tree']['items'], $foreign ) )->get_data();
		self::assertSame( 'A B Elsewhere', $this->labels( $data['tree']['items'] ) );
		self::assertNotSame( $foreign['key'], $data['tree']['items'][2]['key'] );
		$kept = $this->send( 'GET', "/eidan/v1/menus/{$other['id']}" )->get_data();
		self::assertSame( 'Elsewhere', $this->labels( $kept['tree']['items'] ) );
	}

	public function test_a_menu_that_somebody_else_changed_is_not_overwritten(): void {
		$this->act_as( 'administrator' );
		$data = $this->save(
			null,
			array(
				$this->item(
					'a',
					array(
						'label' => 'A',
						'url'   => '/a',
					)
				),
			)
		)->get_data();
		self::assertSame( 200, $this->save( $data, array() )->get_status() );
		$late = $this->save( $data, $data['tree']['items'] );
		self::assertSame( 409, $late->get_status() );
		self::assertSame( 'eidan_menu_changed', $late->get_data()['code'] );
		self::assertSame( array(), wp_get_nav_menu_items( $data['id'] ) );
		self::assertSame( 404, $this->send( 'GET', '/eidan/v1/menus/999999' )->get_status() );
	}

	public function test_hostile_items_are_harmless(): void {
		$this->act_as( 'administrator' );
		$hostile = array(
			$this->item(
				'a',
				array(
					'label'     => '<img src=x onerror=alert(1)>Bad',
					'url'       => 'javascript:alert(1)',
					'rel'       => '" onclick="alert(1)',
					'className' => '"><script>',
					'eidanWide' => 'part:../x',
					'eidanIcon' => '"><svg onload=1>',
				)
			),
			$this->item(
				'b',
				array(
					'label' => 'Data',
					'url'   => 'data:text/html,<script>',
					'kind'  => 'post-type',
					'type'  => 'x"',
					'id'    => 99999999,
				)
			),
			'no item',
			array( 'key' => array() ),
			$this->item( '"', array() ),
			$this->item( 'deep', array( 'label' => array( 1 ) ) ),
		);
		$data    = $this->save( null, $hostile )->get_data();
		$html    = do_blocks( "<!-- wp:eidan/menu {\"menu\":\"menu:{$data['id']}\"} /-->" );
		self::assertStringContainsString( 'Bad', $html );
		foreach ( array( 'javascript:', 'data:text', '<script', '<img', 'onclick="', 'onload' ) as $canary ) {
			self::assertStringNotContainsString( $canary, $html );
		}
	}

	public function test_only_who_may_edit_menus_reads_and_writes_them(): void {
		$this->act_as( 'administrator' );
		$data = $this->save(
			null,
			array(
				$this->item(
					'a',
					array(
						'label' => 'A',
						'url'   => '/a',
					),
					array(
						$this->item(
							'b',
							array(
								'label' => 'B',
								'url'   => '/b',
							)
						),
					)
				),
			)
		)->get_data();
		foreach ( array( 'editor', 'contributor', 'subscriber' ) as $role ) {
			$this->act_as( $role );
			self::assertSame( 403, $this->send( 'POST', '/eidan/v1/menus', array( 'name' => 'X' ) )->get_status() );
			self::assertSame( 403, $this->send( 'GET', "/eidan/v1/menus/{$data['id']}" )->get_status() );
			self::assertSame( 403, $this->save( $data, array() )->get_status() );
			$outline = $this->send( 'GET', '/eidan/v1/menu-outline', array( 'menu' => "menu:{$data['id']}" ) );
			self::assertSame( 'subscriber' === $role ? 403 : 200, $outline->get_status() );
		}
		$this->act_as( 'contributor' );
		self::assertSame(
			array(
				array(
					'title' => 'A',
					'items' => array(
						array(
							'title' => 'B',
							'items' => array(),
						),
					),
				),
			),
			$this->send( 'GET', '/eidan/v1/menu-outline', array( 'menu' => "menu:{$data['id']}" ) )->get_data()
		);
		$wrong = $this->send( 'GET', '/eidan/v1/menu-outline', array( 'menu' => 'menu:../1' ) );
		self::assertSame( 400, $wrong->get_status() );
	}

	public function test_unsaved_items_are_in_the_preview_of_who_may_save_them_and_nowhere_else(): void {
		$unsaved = array(
			'name'    => 'navigation:77',
			'content' => '<!-- wp:navigation-link {"label":"Not saved yet","url":"/x"} /-->',
		);
		$preview = fn( string $menu, mixed $sent ): string => (string) ( $this->send(
			'POST',
			'/wp/v2/block-renderer/eidan/menu',
			array(
				'context'    => 'edit',
				'attributes' => array( 'menu' => $menu ),
				'eidan_menu' => $sent,
			)
		)->get_data()['rendered'] ?? '' );

		$this->act_as( 'administrator' );
		self::assertStringContainsString( 'Not saved yet', $preview( 'navigation:77', $unsaved ) );
		self::assertStringNotContainsString( 'Not saved yet', $preview( 'pages', $unsaved ) );
		self::assertStringNotContainsString( 'Not saved yet', $preview( 'navigation:77', null ) );
		self::assertStringNotContainsString(
			'Not saved yet',
			$preview(
				'navigation:77',
				array(
					'name'    => 'navigation:77',
					'content' => array( 'x' ),
				)
			)
		);
		$page = do_blocks( '<!-- wp:eidan/menu {"menu":"navigation:77"} /-->' );
		self::assertStringNotContainsString( 'Not saved yet', $page );
		$this->act_as( 'editor' );
		self::assertStringNotContainsString( 'Not saved yet', $preview( 'navigation:77', $unsaved ) );
	}
}
