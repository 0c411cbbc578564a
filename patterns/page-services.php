<?php
/**
 * Page: services, made of sections.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:pattern {"slug":"eidan/services-tabs"} /-->

<!-- wp:pattern {"slug":"eidan/clients-row"} /-->

<!-- wp:pattern {"slug":"eidan/image-to-edge"} /-->

<!-- wp:pattern {"slug":"eidan/item-showcase"} /-->

<!-- wp:pattern {"slug":"eidan/faq"} /-->

<!-- wp:pattern {"slug":"eidan/call"} /-->
<?php
ob_end_flush();
