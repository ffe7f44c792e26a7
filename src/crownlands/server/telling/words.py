"""What people are told outside the page, in their language."""

from __future__ import annotations

from dataclasses import dataclass

ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Words:
    """Sentences with places for a player's `name`, the `game` and links."""

    turn: str
    turn_of: str
    open: str
    confirm_subject: str
    confirm: str
    stop: str


WORDS = {
    "en": Words(
        "It is your turn, {name}",
        "It is {name}’s turn",
        "{game} waits for you: {link}",
        "Be told of your turns at Crownlands?",
        "Somebody, hopefully you, asked to be told by e-mail when it is {name}’s turn at a table of {game}. "
        "If you want that, open this link: {link}\n\nOtherwise do nothing, and no further mail will come.",
        "No more mails for this table: {link}",
    ),
    "de": Words(
        "Du bist dran, {name}",
        "{name} ist dran",
        "{game} wartet auf dich: {link}",
        "Soll Crownlands dir sagen, wann du dran bist?",
        "Jemand, hoffentlich du, möchte per E-Mail erfahren, wann {name} an einem Tisch {game} an der Reihe ist. "
        "Wenn du das willst, öffne diesen Link: {link}\n\nSonst tu nichts, und es kommt keine weitere Mail.",
        "Keine Mails mehr für diesen Tisch: {link}",
    ),
    "hu": Words(
        "Te jössz, {name}",
        "{name} következik",
        "A {game} rád vár: {link}",
        "Szóljon a Crownlands, amikor te jössz?",
        "Valaki, remélhetőleg te, e-mailben szeretné megtudni, mikor jön {name} egy {game} asztalnál. "
        "Ha szeretnéd, nyisd meg ezt a linket: {link}\n\nHa nem, ne tégy semmit, és nem jön több levél.",
        "Ne jöjjön több levél erről az asztalról: {link}",
    ),
    "da": Words(
        "Det er din tur, {name}",
        "Det er {name}s tur",
        "{game} venter på dig: {link}",
        "Vil du have besked fra Crownlands, når det er din tur?",
        "Nogen, forhåbentlig dig, vil have besked på e-mail, når det er {name}s tur ved et bord {game}. "
        "Hvis du vil det, så åbn dette link: {link}\n\nEllers skal du ikke gøre noget, og der kommer ikke flere mails.",
        "Ikke flere mails om dette bord: {link}",
    ),
    "es": Words(
        "Te toca, {name}",
        "Le toca a {name}",
        "{game} te espera: {link}",
        "¿Quieres que Crownlands te avise cuando te toque?",
        "Alguien, ojalá tú, pidió que se le avise por correo cuando le toque a {name} en una mesa de {game}. "
        "Si lo quieres, abre este enlace: {link}\n\nSi no, no hagas nada y no llegará ningún otro correo.",
        "No más correos de esta mesa: {link}",
    ),
}


def words_in(language: str) -> Words:
    return WORDS.get(language, WORDS[ENGLISH])
